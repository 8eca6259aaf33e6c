import { host } from '../../events/host.ts'
import { receiverPaste } from '../../events/send/receiver-paste.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** Whether pasting a receiver is offered, and whether the clipboard is being read. */
type ReceiverPasteState = { readonly isOffered: boolean; readonly isReading: boolean }

const initial: ReceiverPasteState = { isOffered: false, isReading: false }

declare module '../root.ts' {
  interface LateBranches {
    readonly receiverPaste: ['send', ReceiverPasteState]
  }
}

export const receiverPasteSlice = defineSlice<ReceiverPasteState>(initial, (when) => [
  when([receiverPaste.offered], (draft, { data }) => {
    draft.isOffered = data.isOffered
  }),
  when([receiverPaste.requested], (draft) => {
    draft.isReading = true
  }),
  when([receiverPaste.pasted, receiverPaste.refused], (draft) => {
    draft.isReading = false
  }),
  when([host.stopped], () => initial),
])
