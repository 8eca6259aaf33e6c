import { quantity } from '../transaction-action.ts'
import { isFields } from '../../../core/domain/values/fields.ts'
import type { Fields } from '../../../core/domain/values/fields.ts'
import type { ChainRpc } from './chain-rpc.ts'

/**
 * The most milliseconds that a block's time may lie before the moment its transaction was sent. A block bears the time at which its production
 * began.
 */
const slack = 30_000

/** The age in milliseconds from which a transaction counts as older than its request, if the chain produces no blocks. */
const certain = 3_600_000

/** The number of polls without a new block, after which a chain counts as stalled. */
const stalledPolls = 5

/** Returns whether a transaction was mined before the wallet was asked for it. Returns null if another poll is needed. */
export type IsMinedBefore = (
  ask: ChainRpc,
  moment: { readonly receipt: Fields; readonly askedAt: number; readonly now: number },
) => Promise<boolean | null>

/**
 * Creates a check whether a transaction is older than its request. It remembers the time of the chain's last block between polls. While the chain
 * produces blocks, the transaction's age by the chain's clock is compared with the time since the request. So a wrong clock of this device does
 * not matter. On a stalled chain, only an age beyond an hour by this device's clock counts. Returns false if a block cannot be read.
 */
export function createMinedAge(): IsMinedBefore {
  let first: number | null = null
  let polls = 0
  return async (ask, { receipt, askedAt, now }) => {
    if (typeof receipt.blockNumber !== 'string') return false
    const minedAt = await timeOf(ask, receipt.blockNumber)
    if (minedAt === null || (minedAt >= askedAt - slack && minedAt <= now + slack)) return false
    const last = await timeOf(ask, 'latest')
    if (last === null) return false
    if (last - minedAt > now - askedAt + slack) return true
    first ??= last
    if (minedAt >= askedAt - certain || last > first) return false
    polls += 1
    return polls < stalledPolls ? null : true
  }
}

/** Returns the time of a block, in milliseconds since 1970. Returns null if the node does not say. */
async function timeOf(ask: ChainRpc, block: string): Promise<number | null> {
  const found = await ask('eth_getBlockByNumber', block, false).catch(() => null)
  const seconds = isFields(found) ? quantity(found.timestamp) : null
  return seconds === null ? null : Number(seconds) * 1000
}
