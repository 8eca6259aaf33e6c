import { ofAccount } from '../../domain/account/by-account.ts'
import type { OnRampOrder } from '../../domain/buy/order.ts'
import { isSameToken } from '../../domain/tokens/balances.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../account/active-account.ts'

/** Tokens with a price of one dollar. */
const dollars = new Set(['USDC', 'USDT', 'DAI'])

/**
 * Returns the price of one token of an order in US dollars, or null if it is unknown.
 * It is a dollar for dollar tokens, else the price in the account's list of tokens.
 */
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
