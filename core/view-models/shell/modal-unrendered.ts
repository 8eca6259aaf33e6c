import type { BootState } from '../../reducers/root.ts'

/** Returns whether the last opening failed because the code of the modal or of the core did not load. False again from the next opening on. */
export function isModalUnrendered({ modal }: BootState): boolean {
  return modal.isUnrendered === true
}
