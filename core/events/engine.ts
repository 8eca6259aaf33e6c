import { defineEvents } from './define-events.ts'
import type { engineFields } from './engine.schema.ts'

/** What the engine reports about itself. */
export const engine = defineEvents<'engine', typeof engineFields>('engine', {
  effectFailed: 'fact',
})
