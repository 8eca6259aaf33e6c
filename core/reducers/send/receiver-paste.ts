import { host } from '../../events/host.ts'
import { receiverPaste } from '../../events/send/receiver-paste.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** Whether a receiver can be had from the clipboard, and whether that is being read. */
type ReceiverPasteState = { readonly isOffered: boolean; readonly isReading: boolean }

const initial: ReceiverPasteState = { isOffered: false, isReading: false }

declare module '../root.ts' {
  interface LateBranches {
    readonly receiverPaste: ['send', ReceiverPasteState]
  }
}

/** A receiver from the clipboard. */
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
