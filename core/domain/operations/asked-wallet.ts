import type * as z from 'zod/mini'
import type * as schema from './asked-wallet.schema.ts'

/** The wallet that a press asked: who signs by then may be another one of the same account. */
export type AskedWallet = z.infer<typeof schema.AskedWallet>
