import * as z from 'zod/mini'
import { failureSchema } from '../../domain/errors/failure.schema.ts'

const ofLocale = { locale: z.string() }

export const localeFields = {
  catalogueRequested: ofLocale,
  catalogueReceived: { ...ofLocale, words: z.nullable(z.record(z.string(), z.string())) },
  catalogueFailed: { ...ofLocale, failure: failureSchema },
}
