import * as z from 'zod/mini'

export const signingWalletSchema = z.object({ key: z.string(), name: z.string() })
