import type { AskedTrade } from '../operations/asked-transaction.ts'
import type { SignedSwap } from './signed-swap.ts'

/** Returns what a swap may take and has to bring; undefined where nobody knows the least that was reviewed. */
export function tradeOf({
  source,
  target,
  amount,
  minimum,
}: Pick<SignedSwap, 'source' | 'target' | 'amount' | 'minimum'>): AskedTrade | undefined {
  if (minimum === undefined) return undefined
  return {
    pays: { token: source.address, most: amount },
    gets: { token: target.address, least: minimum },
  }
}
