import * as z from 'zod/mini'

export const usagePropertiesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
