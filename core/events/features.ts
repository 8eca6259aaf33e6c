import { defineEvents } from './define-events.ts'
import type { featuresFields } from './features.schema.ts'

/** Features that are loaded on request. Their slices and effects begin with `loaded`. */
export const features = defineEvents<'features', typeof featuresFields>('features', {
  requested: 'intent',
  loaded: 'fact',
  loadFailed: 'fact',
})
