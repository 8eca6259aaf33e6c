import { clipboardLimit } from '../domain/limits.ts'
import { receiverPaste } from '../events/receiver-paste.ts'
import { send } from '../events/send.ts'
import { toast } from '../events/toast.ts'
import type { RootState } from '../reducers/root.ts'
import { isSeenOn } from '../selectors/on-screen.ts'
import { arrival } from './arrival.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** Pasting is offered where the clipboard may be read; whoever was refused may have been refused for good. */
export const offerPaste = defineEffect<RootState>(({ on, ports, latest }) =>
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
export const readPaste = defineEffect<RootState>(({ on, ports, once }) =>
  on(receiverPaste.requested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => ports.clipboard.read(null, signal),
      then: ({ text }) => receiverPaste.pasted({ text }),
      fail: (failure) => receiverPaste.refused({ failure }),
    }),
  ),
)

/** What was pasted stands in the form as if it was typed, if somebody still looks at that. */
export const fillPaste = defineEffect<RootState>(({ on, state, decide }) =>
  on(receiverPaste.pasted).pipe(
    decide(({ data: { text } }) => {
      if (!isSeenOn(state(), 'WalletSend')) return null
      return text === '' ? told('send.nothingToPaste') : send.receiverTyped({ text })
    }),
  ),
)

/** That nothing could be read is told in passing. */
export const tellPaste = defineEffect<RootState>(({ on, decide }) =>
  on(receiverPaste.refused).pipe(decide(() => told('send.pasteFailed'))),
)

function told(text: string) {
  return toast.shown({ variant: 'error', message: { text } })
}
