import { clipboardLimit } from '../domain/limits.ts'
import { plainReceiver } from '../domain/receiver.ts'
import { receiverPaste } from '../events/receiver-paste.ts'
import { send } from '../events/send.ts'
import { toast } from '../events/toast.ts'
import type { StateOf } from '../reducers/root.ts'
import { activeSession } from '../selectors/active-session.ts'
import { isSeenOn } from '../selectors/on-screen.ts'
import { arrival } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** Pasting is offered where the clipboard may be read; whoever was refused may have been refused for good. */
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

/** What was copied is read as somebody asks for it. */
export const readPaste = defineEffect<StateOf<'modal'>>(({ on, ports, once }) =>
  on(receiverPaste.requested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => ports.clipboard.read(null, signal),
      then: ({ text }) => receiverPaste.pasted({ text }),
      fail: (failure) => receiverPaste.refused({ failure }),
    }),
  ),
)

/** Who was pasted stands in the form as if that was typed, if somebody still looks at it; of a link to an address the address alone. */
export const fillPaste = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(receiverPaste.pasted).pipe(
    decide(({ data: { text } }) => {
      if (!isSeenOn(state(), 'WalletSend')) return null
      if (text === '') return told('send.nothingToPaste')
      const session = activeSession(state())
      return send.receiverTyped({ text: session ? plainReceiver(text, session.chainId) : text })
    }),
  ),
)

/** That nothing could be read is told in passing. */
export const tellPaste = defineEffect<StateOf<'modal'>>(({ on, decide }) =>
  on(receiverPaste.refused).pipe(decide(() => told('send.pasteFailed'))),
)

function told(text: string) {
  return toast.shown({ variant: 'error', message: { text } })
}
