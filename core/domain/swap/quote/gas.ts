import { believedGasPrice } from '../../order/bounds/gas-price.ts'
import type { BaseUnits } from '../../values/amount.ts'
import type { ChainId } from '../../values/caip.ts'
import type { Purse, Shortage } from '../../order/spendable.ts'
import { estimatedSwapGas } from './amounts.ts'
import type { SwapFunds, SwapMarket } from './market.ts'
import type { SwapPlan } from '../plan/plan.ts'
import { swapShortage } from './shortage.ts'

/** An amount of gas, and its price in wei. */
export type PaidGas = { readonly gas: bigint; readonly gasPrice: BaseUnits }

/** The values that decide the network's cost. `plan` is the next signature, or null before it is made. */
type Priced = {
  readonly chainId: ChainId
  readonly plan: SwapPlan | null
  readonly gasPrices: SwapMarket['gasPrices']
}

/** Returns the gas of the next signature and its price, or the estimate of a swap. Null if the gas price is unknown. */
export function gasOfSwap({ chainId, plan, gasPrices }: Priced): PaidGas | null {
  const isPriced = plan && plan.kind !== 'permit'
  const service = isPriced ? plan.gasPrice : gasPrices.service
  const gasPrice = believedGasPrice(chainId, { service, node: gasPrices.node })
  return gasPrice === null ? null : { gas: isPriced ? BigInt(plan.gas) : estimatedSwapGas, gasPrice }
}

/** Returns the balances and the cost of a swap's payment, as far as they are known. */
export function purseOfSwap(isCoin: boolean, funds: SwapFunds, paid: PaidGas | null): Purse {
  return {
    isCoin,
    held: isCoin ? funds.coin : funds.source,
    coin: funds.coin,
    networkCost: paid && String(paid.gas * BigInt(paid.gasPrice)),
  }
}

/** Returns which balance is insufficient for an order, as far as it is known. Null if none is. */
export function shortageOfOrder(
  { from, amount }: { readonly from: string | null; readonly amount: BaseUnits },
  funds: SwapFunds,
  paid: PaidGas | null,
): Shortage | null {
  return swapShortage(amount, purseOfSwap(from === null, funds, paid))
}
