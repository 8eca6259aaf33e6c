import * as z from 'zod/mini'
import { personal, quoting } from '../values/personal.ts'

export const ToastVariant = z.enum(['loading', 'success', 'error'])

/** What is filled in; `target` and `least` are amounts as they are read, cut and so like no other text of a recording, or in full where nothing would be left of them. */
const ToastValues = z.catchall(
  z.object({ target: personal(z.exactOptional(z.string())), least: personal(z.exactOptional(z.string())) }),
  z.string(),
)

export const ToastMessage = z.object({
  text: z.string(),
  values: z.optional(quoting(ToastValues)),
})
