import { defineEvents } from './define-events.ts'
import type { featuresFields } from './features.schema.ts'

/** Features that arrive when they are wanted; `loaded` is where their slices and effects begin. */
export const features = defineEvents<'features', typeof featuresFields>('features', {
  wanted: 'intent',
  loaded: 'fact',
  loadFailed: 'fact',
})
