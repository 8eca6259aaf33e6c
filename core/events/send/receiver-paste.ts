import { defineEvents } from '../define-events.ts'
import type { receiverPasteFields } from './receiver-paste.schema.ts'

/** A receiver from the clipboard: whether that may be read, and what comes of reading it; `text` is empty where it holds no text. */
export const receiverPaste = defineEvents<'receiverPaste', typeof receiverPasteFields>('receiverPaste', {
  offered: 'fact',
  requested: 'intent',
  pasted: 'fact',
  refused: 'fact',
})
