import type * as z from 'zod/mini'
import type * as schema from './modal.schema.ts'

/** The outcome of an opening of the modal: a wallet was connected, or the visitor closed the modal, with or without a failed attempt. */
export type ModalOutcome = z.infer<typeof schema.modalOutcomeSchema>

/** How long the modal shakes when it must not close, in milliseconds. */
export const shakeDuration = 500

/** The name of the modal in a report of its own rendering error, which ends the opening. */
export const modalDrawing = 'Modal'
