import { defineEvents } from '../define-events.ts'
import type { localeFields } from './locale.schema.ts'

/** The words of the host's locale, by the names of texts; there are none where nobody has a catalogue for it. */
export const locale = defineEvents<'locale', typeof localeFields>('locale', {
  catalogueRequested: 'fact',
  catalogueReceived: 'fact',
  catalogueFailed: 'fact',
})
