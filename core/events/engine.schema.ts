import * as z from 'zod/mini'
import { UnsignedInteger } from '../domain/values/unsigned-integer.schema.ts'

export const engineFields = {
  effectFailed: { effect: z.string(), message: z.string(), restarts: UnsignedInteger },
}
