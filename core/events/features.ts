import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { defineEvents, fact, intent } from './define-events.ts'

/** Features that arrive when they are wanted; `loaded` is where their slices and effects begin. */
export const features = defineEvents('features', {
  wanted: intent({ feature: z.string() }),
  loaded: fact({ feature: z.string() }),
  loadFailed: fact({ feature: z.string(), failure: Failure }),
})
