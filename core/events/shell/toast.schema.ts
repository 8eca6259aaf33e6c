import * as z from 'zod/mini'
import { toastMessageSchema, toastVariantSchema } from '../../domain/shell/toast.schema.ts'

export const toastFields = {
  shown: { variant: toastVariantSchema, message: toastMessageSchema },
  expired: { toast: z.string() },
  dismissed: {},
}
