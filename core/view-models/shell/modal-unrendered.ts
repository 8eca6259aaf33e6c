import type { BootState } from '../../reducers/root.ts'

/** Whether the last opening came to nothing since the code that draws the modal, or the core, did not come; until the next one. */
export function isModalUnrendered({ modal }: BootState): boolean {
  return modal.isUndrawn === true
}
