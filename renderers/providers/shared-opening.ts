import type { Latchkey } from '../../core/latchkey.ts'
import type { Namespace } from '../../core/domain/values/caip.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import type { ModalOutcome } from '../../core/domain/shell/modal.ts'
import { hasReturned, heldIn } from '../../core/view-models/sessions/returned-session.ts'
import { stateWhere } from './state-where.ts'

/** How an opening ended, and what came of the visitor's last attempt there where that failed. */
export type Opening = { readonly outcome: ModalOutcome; readonly failure: Failure | null }

/** Makes the one opening that all share who ask meanwhile: where the modal stands open already, its closing is waited for, and nothing moves in it. A wallet that comes back by itself meanwhile, late or unlocked, ends it; one that is connected there may have to be signed in with first. */
export function createSharedOpening(
  latchkey: Latchkey,
  namespace: Namespace,
): (open: () => Promise<ModalOutcome>) => Promise<Opening> {
  let opening: Promise<Opening> | null = null
  const closing = () => stateWhere<ModalOutcome>(latchkey, ({ modal }) => (modal.open ? null : 'dismissed'))
  const opened = async (open: () => Promise<ModalOutcome>) => {
    const { heard, leave } = hearFailures(latchkey)
    const over = new AbortController()
    const before = heldIn(latchkey.state(), namespace)
    const returned = stateWhere<ModalOutcome>(
      latchkey,
      (state) => (hasReturned(state, namespace, before) ? 'connected' : null),
      over.signal,
    )
    try {
      const outcome = await Promise.race([latchkey.state().modal.open ? closing() : open(), returned])
      return { outcome, failure: heard() }
    } finally {
      leave()
      over.abort()
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
