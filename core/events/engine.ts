import { defineEvents } from './define-events.ts'
import type { engineFields } from './engine.schema.ts'

/** Reports of the engine about itself. */
export const engine = defineEvents<'engine', typeof engineFields>('engine', {
  effectFailed: 'fact',
})
