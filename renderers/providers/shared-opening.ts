import type { Latchkey } from '../../core/latchkey.ts'
import type { Namespace } from '../../core/domain/values/caip.ts'
import type { Failure } from '../../core/domain/errors/failure.ts'
import type { ModalOutcome } from '../../core/domain/shell/modal.ts'
import { hasReturned, sessionIdIn } from '../../core/view-models/sessions/returned-session.ts'
import { stateWhere } from './state-where.ts'

/** The outcome of an opening, and the failure of the visitor's last attempt in it. */
export type Opening = { readonly outcome: ModalOutcome; readonly failure: Failure | null }

/**
 * Creates a shared opening for all simultaneous callers. If the modal is already open, it waits for its closing and changes nothing. A wallet
 * that reconnects or unlocks by itself ends the opening. A wallet that is connected in the modal may have to sign in first.
 */
export function createSharedOpening(
  latchkey: Latchkey,
  namespace: Namespace,
): (open: () => Promise<ModalOutcome>) => Promise<Opening> {
  let opening: Promise<Opening> | null = null
  const closing = () => stateWhere<ModalOutcome>(latchkey, ({ modal }) => (modal.open ? null : 'dismissed'))
  const opened = async (open: () => Promise<ModalOutcome>) => {
    const { heard, leave } = hearFailures(latchkey)
    const over = new AbortController()
    const before = sessionIdIn(latchkey.state(), namespace)
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

/**
 * Records why the last attempt failed, and null while another one runs. The events are recognised by their types, because a page with a provider
 * does not wait for the event definitions.
 */
function hearFailures(latchkey: Latchkey) {
  let last: Failure | null = null
  const leave = latchkey.onAny(({ type, data }) => {
    if (type === 'connection/attemptStarted' || type === 'pairing/started') last = null
    if (type === 'connection/attemptFailed' || type === 'pairing/failed')
      last = (data as { readonly failure: Failure }).failure
  })
  return { heard: () => last, leave }
}
