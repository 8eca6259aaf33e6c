import { clipboardLimit } from '../../domain/limits.ts'
import { plainReceiver } from '../../domain/send/receiver.ts'
import type { EventInput } from '../../events/define-events.ts'
import { receiverPaste } from '../../events/send/receiver-paste.ts'
import { send } from '../../events/send/send.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { isSeenOn } from '../../selectors/shell/on-screen.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** Offers pasting if the page may read the clipboard. Asks again after a refusal, because it may be permanent. */
export const offerPaste = defineEffect<StateOf<'modal'>>(({ on, ports, latest }) =>
  merge(arrival(on, 'send'), on(receiverPaste.refused)).pipe(
    latest({
      limit: clipboardLimit,
      ask: (_, signal) => ports.clipboard.readable(null, signal),
      then: ({ isReadable }) => receiverPaste.offered({ isOffered: isReadable }),
      fail: () => receiverPaste.offered({ isOffered: false }),
    }),
  ),
)

/**
 * Reads the clipboard at a visitor's request, and types the receiver into the form if that is still visible. Of a link to an address, only the
 * address is typed.
 * A failure is shown as a toast.
 */
export const readPaste = defineEffect<StateOf<'send'>>(({ on, state, ports, once }) =>
  on(receiverPaste.requested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => ports.clipboard.read(null, signal),
      then: ({ text }) => [receiverPaste.pasted({ text }), ...filled(state(), text)],
      fail: (failure) => [receiverPaste.refused({ failure }), told('send.pasteFailed')],
    }),
  ),
)

function filled(state: StateOf<'send'>, text: string): readonly EventInput[] {
  if (!isSeenOn(state, 'WalletSend')) return []
  if (text === '') return [told('send.nothingToPaste')]
  const session = activeSession(state)
  return [send.receiverTyped({ text: session ? plainReceiver(text, session.chainId) : text })]
}

function told(text: string) {
  return toast.shown({ variant: 'error', message: { text } })
}
