import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { defineEvents, fact } from './define-events.ts'

/** What is kept between visits: written, removed, or refused by the browser. */
export const storage = defineEvents('storage', {
  written: fact({ key: z.string() }),
  removed: fact({ key: z.string() }),
  failed: fact({ key: z.string(), purpose: z.enum(['keep', 'forget']), failure: Failure }),
})
