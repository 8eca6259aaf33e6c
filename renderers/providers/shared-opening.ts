import type { Latchkey } from '../../core/latchkey.ts'
import type { ModalOutcome } from '../../core/domain/modal.ts'
import { stateWhere } from './state-where.ts'

/** Makes the one opening that all share who ask meanwhile: where the modal stands open already, its closing is waited for, and nothing moves in it. */
export function createSharedOpening(
  latchkey: Latchkey,
): (open: () => Promise<ModalOutcome>) => Promise<ModalOutcome> {
  let opening: Promise<ModalOutcome> | null = null
  const closing = () => stateWhere<ModalOutcome>(latchkey, ({ modal }) => (modal.open ? null : 'dismissed'))
  return (open) => {
    opening ??= (latchkey.state().modal.open ? closing() : open()).finally(() => (opening = null))
    return opening
  }
}
