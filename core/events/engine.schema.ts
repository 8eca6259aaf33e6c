import * as z from 'zod/mini'
import { WholeNumber } from '../domain/values/whole-number.schema.ts'

export const engineFields = {
  effectFailed: { effect: z.string(), message: z.string(), restarts: WholeNumber },
}
