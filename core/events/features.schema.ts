import * as z from 'zod/mini'
import { failureSchema } from '../domain/errors/failure.schema.ts'

export const featuresFields = {
  requested: { feature: z.string() },
  loaded: { feature: z.string() },
  loadFailed: { feature: z.string(), failure: failureSchema },
}
