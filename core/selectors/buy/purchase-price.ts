import { ofAccount } from '../../domain/account/by-account.ts'
import type { OnRampOrder } from '../../domain/buy/order.ts'
import { isSameToken } from '../../domain/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../account/active-account.ts'

/** Tokens that cost a dollar. */
const dollars = new Set(['USDC', 'USDT', 'DAI'])

/** Returns what a whole token of an order costs in US dollars, as far as the page knows it already: a dollar, or the price of what the account holds; else null. */
export function purchasePrice(
  state: StateOf<'on-ramp'>,
  { purchase, network }: Pick<OnRampOrder, 'purchase' | 'network'>,
): string | null {
  if (dollars.has(purchase.symbol)) return '1'
  const holder = activeAccount(state)
  if (!holder || !state.tokenBalances) return null
  const held = ofAccount(state.tokenBalances.holdings, { ...holder, chainId: network.chainId })
  return held?.tokens?.find((token) => isSameToken(token, network))?.price ?? null
}
