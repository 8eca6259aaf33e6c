import type * as z from 'zod/mini'
import type * as schema from './modal.schema.ts'

/** How an opening of the modal ended: a wallet was connected, the visitor left, or left after a failed attempt. */
export type ModalOutcome = z.infer<typeof schema.ModalOutcome>

/** How long the modal shakes when it must not close, in milliseconds (spec 9). */
export const shakeDuration = 500

/** What the modal is called where its own drawing broke, which gives up an opening. */
export const modalDrawing = 'Modal'
