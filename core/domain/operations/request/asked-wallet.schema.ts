import * as z from 'zod/mini'

export const askedWalletSchema = z.object({ key: z.string(), name: z.string() })
