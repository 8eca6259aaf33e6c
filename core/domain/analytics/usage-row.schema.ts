import * as z from 'zod/mini'

export const UsageProperties = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
