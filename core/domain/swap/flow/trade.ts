import type { RequestedTrade } from '../../operations/request/requested-transaction.ts'
import type { SignedSwap } from './signed-swap.ts'

/** Returns the highest payment and the lowest receipt of a swap. Undefined if the reviewed minimum is unknown. */
export function tradeOf({
  source,
  target,
  amount,
  minimum,
}: Pick<SignedSwap, 'source' | 'target' | 'amount' | 'minimum'>): RequestedTrade | undefined {
  if (minimum === undefined) return undefined
  return {
    pays: { token: source.address, most: amount },
    gets: { token: target.address, least: minimum },
  }
}
