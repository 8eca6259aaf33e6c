import { defineEvents } from '../define-events.ts'
import type { localeFields } from './locale.schema.ts'

/** The texts of the host app's locale, keyed by the names of the texts. The catalogue is null if Latchkey has none for the locale. */
export const locale = defineEvents<'locale', typeof localeFields>('locale', {
  catalogueRequested: 'fact',
  catalogueReceived: 'fact',
  catalogueFailed: 'fact',
})
