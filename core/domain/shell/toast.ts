import type * as z from 'zod/mini'
import type * as schema from './toast.schema.ts'

/** How a toast looks and sounds; a loading toast stays until another message replaces it (spec 4). */
export type ToastVariant = z.infer<typeof schema.ToastVariant>

/** Which text a toast shows: its name in the catalogue and what is filled in. */
export type ToastMessage = z.infer<typeof schema.ToastMessage>

/** How long a toast is shown, in milliseconds (behaviour reference 3.2). */
export const toastDuration = 2500
