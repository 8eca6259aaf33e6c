import type { Latchkey } from '../../core/latchkey.ts'
import type { Failure } from '../../core/domain/failure.ts'
import type { ModalOutcome } from '../../core/domain/modal.ts'
import { stateWhere } from './state-where.ts'

/** How an opening ended, and what came of the visitor's last attempt there where that failed. */
export type Opening = { readonly outcome: ModalOutcome; readonly failure: Failure | null }

/** Makes the one opening that all share who ask meanwhile: where the modal stands open already, its closing is waited for, and nothing moves in it. */
export function createSharedOpening(
  latchkey: Latchkey,
): (open: () => Promise<ModalOutcome>) => Promise<Opening> {
  let opening: Promise<Opening> | null = null
  const closing = () => stateWhere<ModalOutcome>(latchkey, ({ modal }) => (modal.open ? null : 'dismissed'))
  const opened = async (open: () => Promise<ModalOutcome>) => {
    const { heard, leave } = hearFailures(latchkey)
    try {
      const outcome = await (latchkey.state().modal.open ? closing() : open())
      return { outcome, failure: heard() }
    } finally {
      leave()
    }
  }
  return (open) => {
    opening ??= opened(open).finally(() => (opening = null))
    return opening
  }
}

/** Why the last attempt failed, null while another one runs. The events are known by their types, since a page that has a provider waits for no events. */
function hearFailures(latchkey: Latchkey) {
  let last: Failure | null = null
  const leave = latchkey.onAny(({ type, data }) => {
    if (type === 'connection/attemptStarted' || type === 'pairing/started') last = null
    if (type === 'connection/attemptFailed' || type === 'pairing/failed')
      last = (data as { readonly failure: Failure }).failure
  })
  return { heard: () => last, leave }
}
