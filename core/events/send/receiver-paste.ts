import { defineEvents } from '../define-events.ts'
import type { receiverPasteFields } from './receiver-paste.schema.ts'

/** A receiver from the clipboard: whether the page may read the clipboard, and the result. `text` is empty if the clipboard holds no text. */
export const receiverPaste = defineEvents<'receiverPaste', typeof receiverPasteFields>('receiverPaste', {
  offered: 'fact',
  requested: 'intent',
  pasted: 'fact',
  refused: 'fact',
})
