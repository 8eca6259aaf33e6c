import { defineEvents } from './define-events.ts'
import type { storageFields } from './storage.schema.ts'

/** What is kept between visits: written, removed, or refused by the browser. */
export const storage = defineEvents<'storage', typeof storageFields>('storage', {
  written: 'fact',
  removed: 'fact',
  failed: 'fact',
})
