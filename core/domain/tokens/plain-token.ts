import type { BaseUnits } from '../values/amount.ts'
import type { BalanceUnit } from './balance-unit.ts'
import type { Network } from '../network/network.ts'
import type { HeldToken } from './balances.ts'

const unknown = { price: null, icon: null } as const

/** Returns the coin of a network without a price, which a chain does not know. */
export function plainCoin({ nativeCurrency }: Pick<Network, 'nativeCurrency'>, amount: BaseUnits): HeldToken {
  const { name, symbol, decimals } = nativeCurrency
  return { address: null, name, symbol, decimals: String(decimals), amount, ...unknown }
}

/** Returns a token without a price. A chain knows only its symbol and decimals. */
export function plainToken(
  address: string,
  { symbol, decimals }: Pick<BalanceUnit, 'symbol' | 'decimals'>,
  amount: BaseUnits,
): HeldToken {
  return { address, name: symbol, symbol, decimals: String(decimals), amount, ...unknown }
}
