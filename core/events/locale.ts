import * as z from 'zod/mini'
import { Failure } from '../domain/failure.ts'
import { defineEvents, fact } from './define-events.ts'

const ofLocale = { locale: z.string() }

/** The words of the host's locale, by the names of texts; there are none where nobody has a catalogue for it. */
export const locale = defineEvents('locale', {
  catalogueRequested: fact(ofLocale),
  catalogueReceived: fact({ ...ofLocale, words: z.nullable(z.record(z.string(), z.string())) }),
  catalogueFailed: fact({ ...ofLocale, failure: Failure }),
})
