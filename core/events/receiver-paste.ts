import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { personal } from '../domain/personal.ts'
import { defineEvents, fact, intent } from './define-events.ts'

/** A receiver from the clipboard: whether that may be read, and what comes of reading it; `text` is empty where it holds no text. */
export const receiverPaste = defineEvents('receiverPaste', {
  offered: fact({ isOffered: z.boolean() }),
  requested: intent(),
  pasted: fact({ text: personal(z.string()) }),
  refused: fact({ failure: Failure }),
})
