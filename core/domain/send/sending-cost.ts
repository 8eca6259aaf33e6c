import type { BaseUnits } from '../values/amount.ts'
import { costliness } from '../order/bounds/costliness.ts'
import type { Costliness } from '../order/bounds/costliness.ts'
import type { Ratio } from '../values/numbers/ratio.ts'
import type { SendEstimate } from './estimate.ts'
import type { UnpricedOrder } from './order.ts'
import type { HeldToken } from '../tokens/balances.ts'
import { mostPerGas } from '../order/transaction-fees.ts'
import { worthDecimals, worthOf } from '../tokens/worth.ts'

/**
 * The likely cost of a transfer, in base units of the network's coin. `worth` is in 10^-18 of a US dollar, and null if the coin's price is unknown.
 */
export type SendingCost = { readonly cost: BaseUnits; readonly worth: bigint | null }

/** Returns the cost from an estimate. The price of the coin is the one in the sender's balances. */
export function sendingCostOf({ likelyCost }: SendEstimate, held: readonly HeldToken[]): SendingCost {
  const coin = held.find(({ address }) => address === null)
  return { cost: likelyCost, worth: coin ? worthOf({ ...coin, amount: likelyCost }) : null }
}

/** Returns why an order is costly. Null if it is not, or if prices are unknown. */
export function costlinessOf(
  { chainId, transfer, token, cost }: UnpricedOrder,
  held: readonly HeldToken[],
): Costliness | null {
  if (!cost) return null
  return costliness({
    chainId,
    cost: inDollars(sendingCostOf(cost, held).worth),
    worth: inDollars(worthOf({ ...token, amount: transfer.amount })),
    gasPrice: cost.fees && mostPerGas(cost.fees),
  })
}

/** Returns a worth in US dollars. */
function inDollars(worth: bigint | null): Ratio | null {
  return worth === null ? null : { numerator: worth, denominator: 10n ** BigInt(worthDecimals) }
}
