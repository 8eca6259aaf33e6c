import * as z from 'zod/mini'

/** How an opening of the modal ended: a wallet was connected, the visitor left, or left after a failed attempt. */
export const ModalOutcome = z.enum(['connected', 'dismissed', 'failed'])
export type ModalOutcome = z.infer<typeof ModalOutcome>

/** How long the modal shakes when it must not close, in milliseconds (spec 9). */
export const shakeDuration = 500

/** What the modal is called where its own drawing broke, which gives up an opening. */
export const modalDrawing = 'Modal'
