import * as z from 'zod/mini'

/** The wallet that a press asked: who signs by then may be another one of the same account. */
export const AskedWallet = z.object({ key: z.string(), name: z.string() })
export type AskedWallet = z.infer<typeof AskedWallet>
