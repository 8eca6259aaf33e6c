import type * as z from 'zod/mini'
import type * as schema from './toast.schema.ts'

/** The look and sound of a toast. A loading toast stays until another message replaces it. */
export type ToastVariant = z.infer<typeof schema.toastVariantSchema>

/** The text of a toast: its name in the catalogue, and its values. */
export type ToastMessage = z.infer<typeof schema.toastMessageSchema>

/** How long a toast is shown, in milliseconds. */
export const toastDuration = 2500
