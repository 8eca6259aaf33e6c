import type { BaseUnits } from '../values/amount.ts'
import { costliness } from '../order/bounds/costliness.ts'
import type { Costliness } from '../order/bounds/costliness.ts'
import type { Ratio } from '../values/ratio.ts'
import type { SendEstimate } from './estimate.ts'
import type { UnpricedOrder } from './order.ts'
import type { HeldToken } from '../tokens/balances.ts'
import { mostPerGas } from '../order/transaction-fees.ts'
import { worthDecimals, worthOf } from '../tokens/worth.ts'

/** The likely cost of a sending, in base units of the network's coin, and its worth, in 10^-18 of a US dollar. The worth is null if the price of the coin is not known. */
export type SendingCost = { readonly cost: BaseUnits; readonly worth: bigint | null }

/** Returns what an estimate makes of the cost. The price of the coin is that among the tokens that the sender holds. */
export function sendingCostOf({ likelyCost }: SendEstimate, held: readonly HeldToken[]): SendingCost {
  const coin = held.find(({ address }) => address === null)
  return { cost: likelyCost, worth: coin ? worthOf({ ...coin, amount: likelyCost }) : null }
}

/** Returns why an order is costly. Null if it is not, as far as prices are known. */
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

/** Returns a worth as a number of US dollars. */
function inDollars(worth: bigint | null): Ratio | null {
  return worth === null ? null : { numerator: worth, denominator: 10n ** BigInt(worthDecimals) }
}
