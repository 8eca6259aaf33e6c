import * as z from 'zod/mini'
import { ToastMessage, ToastVariant } from '../domain/toast.ts'
import { defineEvents, fact, intent } from './define-events.ts'

/** Short messages at the edge of the modal. */
export const toast = defineEvents('toast', {
  shown: fact({ variant: ToastVariant, message: ToastMessage }),
  expired: fact({ toast: z.string() }),
  dismissed: intent(),
})
