import { believedGasPrice } from '../order/bounds/gas-price.ts'
import type { BaseUnits } from '../values/amount.ts'
import type { ChainId } from '../values/caip.ts'
import type { Purse, Shortage } from '../order/spendable.ts'
import { estimatedSwapGas } from './swap.ts'
import type { SwapFunds, SwapMarket } from './market.ts'
import type { SwapPlan } from './plan.ts'
import { swapShortage } from './shortage.ts'

/** What the network is paid for: so much gas at a price in wei. */
export type PaidGas = { readonly gas: bigint; readonly gasPrice: BaseUnits }

/** What decides what the network takes; `plan` is what is signed next, null before it is made. */
type Priced = {
  readonly chainId: ChainId
  readonly plan: SwapPlan | null
  readonly gasPrices: SwapMarket['gasPrices']
}

/** Returns the gas of what is signed next and its price, or the estimate of a swap. Null if nobody knows what gas costs. */
export function gasOfSwap({ chainId, plan, gasPrices }: Priced): PaidGas | null {
  const isPriced = plan && plan.kind !== 'permit'
  const service = isPriced ? plan.gasPrice : gasPrices.service
  const gasPrice = believedGasPrice(chainId, { service, node: gasPrices.node })
  return gasPrice === null ? null : { gas: isPriced ? BigInt(plan.gas) : estimatedSwapGas, gasPrice }
}

/** Returns what an account can pay a swap with, as far as it is known. */
export function purseOfSwap(isCoin: boolean, funds: SwapFunds, paid: PaidGas | null): Purse {
  return {
    isCoin,
    held: isCoin ? funds.coin : funds.source,
    coin: funds.coin,
    networkCost: paid && String(paid.gas * BigInt(paid.gasPrice)),
  }
}

/** Returns what there is too little of to swap an amount, as far as it is known; null for enough. */
export function shortageOfOrder(
  { from, amount }: { readonly from: string | null; readonly amount: BaseUnits },
  funds: SwapFunds,
  paid: PaidGas | null,
): Shortage | null {
  return swapShortage(amount, purseOfSwap(from === null, funds, paid))
}
