import * as z from 'zod/mini'
import { unsignedIntegerSchema } from '../domain/values/unsigned-integer.schema.ts'

export const engineFields = {
  effectFailed: { effect: z.string(), message: z.string(), restarts: unsignedIntegerSchema },
}
