import * as z from 'zod/mini'
import { personal, quoting } from './personal.ts'

/** How a toast looks and sounds; a loading toast stays until another message replaces it (spec 4). */
export const ToastVariant = z.enum(['loading', 'success', 'error'])
export type ToastVariant = z.infer<typeof ToastVariant>

/** What is filled in; `target` and `least` are amounts as they are read, cut and so like no other text of a recording, or in full where nothing would be left of them. */
const ToastValues = z.catchall(
  z.object({ target: personal(z.exactOptional(z.string())), least: personal(z.exactOptional(z.string())) }),
  z.string(),
)

/** Which text a toast shows: its name in the catalogue and what is filled in. */
export const ToastMessage = z.object({
  text: z.string(),
  values: z.optional(quoting(ToastValues)),
})
export type ToastMessage = z.infer<typeof ToastMessage>

/** How long a toast is shown, in milliseconds (behaviour reference 3.2). */
export const toastDuration = 2500
