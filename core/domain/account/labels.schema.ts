import * as z from 'zod/mini'

export const AccountLabels = z.record(z.string(), z.string())
