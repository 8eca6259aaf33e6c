import * as z from 'zod/mini'
import { ToastMessage, ToastVariant } from '../../domain/shell/toast.schema.ts'

export const toastFields = {
  shown: { variant: ToastVariant, message: ToastMessage },
  expired: { toast: z.string() },
  dismissed: {},
}
