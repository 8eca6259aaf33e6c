import * as z from 'zod/mini'
import { unsignedIntegerSchema } from '../domain/values/numbers/unsigned-integer.schema.ts'

export const engineFields = {
  effectFailed: { effect: z.string(), message: z.string(), restarts: unsignedIntegerSchema },
}
