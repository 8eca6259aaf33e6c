import * as z from 'zod/mini'

export const accountLabelsSchema = z.record(z.string(), z.string())
