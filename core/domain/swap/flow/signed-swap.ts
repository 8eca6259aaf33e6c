import type * as z from 'zod/mini'
import type * as schema from './signed-swap.schema.ts'

/** A swap that a wallet signed and sent, with the tokens and amounts of its quote, in base units. */
export type SignedSwap = z.infer<typeof schema.signedSwapSchema>

/**
 * A swap that a wallet sent together with its approval. `id` is the id of both at the wallet `walletKey`, until it names a transaction. `call` is
 * that of the swap.
 */
export type SentBundle = z.infer<typeof schema.sentBundleSchema>
