import * as z from 'zod/mini'
import { WholeNumber } from '../domain/whole-number.ts'
import { defineEvents, fact } from './define-events.ts'

/** What the engine reports about itself. */
export const engine = defineEvents('engine', {
  effectFailed: fact({ effect: z.string(), message: z.string(), restarts: WholeNumber }),
})
