import type { Failure } from '../domain/errors/failure.ts'
import { isSwitchedOff } from '../domain/options/switched-off.ts'
import type { AccountOnChain } from '../domain/account/same-account.ts'
import { detailsOfSwap } from '../domain/swap/review/details.ts'
import type { SwapDetails } from '../domain/swap/review/details.ts'
import { gasOfSwap, shortageOfOrder } from '../domain/swap/quote/gas.ts'
import type { PaidGas } from '../domain/swap/quote/gas.ts'
import type { SwapPlan } from '../domain/swap/plan/plan.ts'
import type { SwapPrice } from '../domain/swap/quote/host-quote.ts'
import { isSwapPlan } from '../domain/swap/plan/is-swap-plan.ts'
import { isOneOf } from '../events/define-events.ts'
import { swap } from '../events/swap/swap.ts'
import type { Abortable } from './abortable.ts'
import type { Latchkey } from '../latchkey.ts'
import type { BootState } from '../reducers/root.ts'
import { canSwapOn } from '../selectors/swap/chains.ts'
import { followIntent } from './follow-intent.ts'
import type { FlowOutcome } from './follow-intent.ts'

/** A price, and when it arrived, in milliseconds since 1970. */
export type QuotedPrice = SwapPrice & { readonly at: number }

/** A check that returns why swaps are not possible on a chain any more; null if they are. */
export type Obstacle = (state: BootState, on: Pick<AccountOnChain, 'chainId'>) => Failure | null

/** A swap that a host requests for an account. */
export type SwapRequestOrder = Abortable &
  AccountOnChain & {
    readonly from: string
    readonly to: string
    readonly amount: string
    /** The greatest slippage, in integer percent. */
    readonly slippage: number
  }

/**
 * Asks for the current price of an order. Fails with `insufficient-funds` if the account is known to have too little, and with the failure of
 * `obstacle`.
 */
export async function quoteSwap(
  latchkey: Latchkey,
  { signal, ...wanted }: SwapRequestOrder,
  obstacle: Obstacle = swapObstacle,
): Promise<FlowOutcome<QuotedPrice>> {
  const outcome = await followIntent<QuotedPrice>(latchkey, {
    intent: swap.priceRequested(wanted),
    feature: 'swap',
    signal,
    outcomeAt: (event, flow) => {
      const failure = obstacle(latchkey.state(), wanted)
      if (failure) return { failure }
      if (event.flow !== flow) return null
      if (isOneOf(event, swap.priceFailed)) return { failure: event.data.failure }
      return isOneOf(event, swap.priceAnswered) ? { result: { ...event.data.quoted, at: event.at } } : null
    },
  })
  if (!('result' in outcome)) return outcome
  const failure = shortageFailure(outcome.result, null)
  return failure ? { failure } : outcome
}

/** Returns why swaps are not possible on a chain; null if they are. */
export function swapObstacle(
  state: Pick<BootState, 'options'>,
  { chainId }: Pick<AccountOnChain, 'chainId'>,
): Failure | null {
  if (isSwitchedOff('swap', state.options)) return { code: 'feature-disabled' }
  return canSwapOn(state, chainId) ? null : { code: 'chain-unsupported' }
}

/** Returns the gas that a priced order pays for, once the next step is planned. */
export function gasOfPrice({ order, market }: SwapPrice, plan: SwapPlan | null): PaidGas | null {
  return gasOfSwap({ chainId: order.chainId, plan, gasPrices: market.gasPrices })
}

/** Returns the details of a priced order, once the next step is planned. */
export function detailsOfPrice(price: SwapPrice, plan: SwapPlan | null): SwapDetails {
  const { order, source, target, received, slippage, market } = price
  const checked = plan && isSwapPlan(plan) ? (plan.checked ?? { tokens: [], effect: null }) : null
  const paid = gasOfPrice(price, plan)
  const { prices } = market
  return detailsOfSwap({ source, target, amount: order.amount, received, slippage, prices, paid, checked })
}

/** Returns why the account has too little for a priced order: of the token, or of the coin for the network fee. Null if there is enough. */
export function shortageFailure(price: SwapPrice, plan: SwapPlan | null): Failure | null {
  const shortage = shortageOfOrder(price.order, price.funds, gasOfPrice(price, plan))
  if (shortage === null) return null
  const detail = shortage === 'token' ? 'Insufficient balance' : 'Insufficient balance to pay the network'
  return { code: 'insufficient-funds', detail }
}
