import * as z from 'zod/mini'

export const AskedWallet = z.object({ key: z.string(), name: z.string() })
