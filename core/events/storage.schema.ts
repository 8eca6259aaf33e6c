import * as z from 'zod/mini'
import { failureSchema } from '../domain/errors/failure.schema.ts'

export const storageFields = {
  written: { key: z.string() },
  removed: { key: z.string() },
  failed: { key: z.string(), purpose: z.enum(['keep', 'forget']), failure: failureSchema },
}
