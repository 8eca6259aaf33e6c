import { defineEvents } from './define-events.ts'
import type { storageFields } from './storage.schema.ts'

/** Writes and removals of stored texts, and the browser's refusals. */
export const storage = defineEvents<'storage', typeof storageFields>('storage', {
  written: 'fact',
  removed: 'fact',
  failed: 'fact',
})
