import type * as z from 'zod/mini'
import type * as schema from './signed-swap.schema.ts'

/** A swap that a wallet signed and sent, with its tokens and amounts as they were quoted, in base units. */
export type SignedSwap = z.infer<typeof schema.SignedSwap>

/** A swap that a wallet sent together with its approval, by the id under which that wallet (`walletKey`) knows both until it names a transaction; `call` is that of the swap. */
export type SentBundle = z.infer<typeof schema.SentBundle>
