import * as z from 'zod/mini'
import { personal, quoting } from '../values/personal.ts'

export const toastVariantSchema = z.enum(['loading', 'success', 'error'])

/**
 * The values in the text of a toast. `target` and `least` are formatted amounts. They are cut, so that no other text of a recording equals them. They
 * are in full if nothing would remain.
 */
const toastValuesSchema = z.catchall(
  z.object({ target: personal(z.exactOptional(z.string())), least: personal(z.exactOptional(z.string())) }),
  z.string(),
)

export const toastMessageSchema = z.object({
  text: z.string(),
  values: z.optional(quoting(toastValuesSchema)),
})
