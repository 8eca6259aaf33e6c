import { quantity } from '../transaction-action.ts'
import { isFields } from './fields.ts'
import type { AskNode, Fields } from './fields.ts'

/** By how much a block's time may lie before the moment in which a transaction of it was sent, in milliseconds: blocks bear the time at which their making began. */
const slack = 30_000

/** From which age on a transaction on a chain that stands still is older than its request, in milliseconds. */
const certain = 3_600_000

/** In how many looks a chain has no new block, until it counts as one that stands still. */
const stillLooks = 5

/** Tells whether a transaction was mined before its wallet was asked for it; null where another look is needed. */
export type IsMinedBefore = (
  ask: AskNode,
  moment: { readonly receipt: Fields; readonly askedAt: number; readonly now: number },
) => Promise<boolean | null>

/**
 * Makes what tells whether a transaction is older than its request, and remembers the chain's last block meanwhile.
 * On a chain that goes on, its age by the chain's own clock is compared with the time since the request, so that a wrong clock of this device does not matter.
 * On a chain that stands still, only an age beyond an hour by the clock of this device counts. What cannot be read counts as no.
 */
export function createMinedAge(): IsMinedBefore {
  let first: number | null = null
  let looks = 0
  return async (ask, { receipt, askedAt, now }) => {
    if (typeof receipt.blockNumber !== 'string') return false
    const minedAt = await timeOf(ask, receipt.blockNumber)
    if (minedAt === null || (minedAt >= askedAt - slack && minedAt <= now + slack)) return false
    const last = await timeOf(ask, 'latest')
    if (last === null) return false
    if (last - minedAt > now - askedAt + slack) return true
    first ??= last
    if (minedAt >= askedAt - certain || last > first) return false
    looks += 1
    return looks < stillLooks ? null : true
  }
}

/** The time of a block, in milliseconds since 1970; null where the node does not tell. */
async function timeOf(ask: AskNode, block: string): Promise<number | null> {
  const found = await ask('eth_getBlockByNumber', block, false).catch(() => null)
  const seconds = isFields(found) ? quantity(found.timestamp) : null
  return seconds === null ? null : Number(seconds) * 1000
}
