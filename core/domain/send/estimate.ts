import type * as z from 'zod/mini'
import type * as schema from './estimate.schema.ts'

/**
 * The cost of a transfer in base units of the network's coin: the highest cost, which the account must hold, and the likely cost. Gas and fees are
 * EVM's. Both costs include the fee of a rollup for its base chain. `opening` is the deposit of a token account that is opened for the receiver; both
 * costs include it. `kept` is the token's own fee on the amount.
 */
export type SendEstimate = z.infer<typeof schema.sendEstimateSchema>
