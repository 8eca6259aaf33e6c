import type { BaseUnits } from '../domain/amount.ts'
import { minus, ratioOfUnits } from '../domain/ratio.ts'
import type { Ratio } from '../domain/ratio.ts'
import { maxSlippage, priceImpact, providerFee, swapRate, worthOfSwap } from '../domain/swap.ts'
import type { SwapAmount } from '../domain/swap.ts'
import { reviewedMinimum } from '../domain/swap-minimum.ts'
import type { SwapToken } from '../domain/swap-token.ts'
import type { StateOf } from '../reducers/root.ts'
import { checkedSwap } from './swap-checked.ts'
import { swapNetworkCost, swapPriceOf } from './swap-holdings.ts'
import { quoteOfForm } from './swap-order.ts'

/** What there is to know of a quoted swap, exactly; nulls where a price is not known. Worths and costs are in US dollars, `rate` is whole target tokens for a whole source token, the impact and the slippage are in percent. */
export type SwapDetails = {
  readonly source: SwapToken
  readonly target: SwapToken
  readonly given: BaseUnits
  /** What comes: by a trial of what is signed next, else by the quote. */
  readonly received: BaseUnits
  readonly givenWorth: Ratio | null
  readonly receivedWorth: Ratio | null
  /** What comes is worth after the network was paid. */
  readonly receivedNet: Ratio | null
  readonly rate: Ratio | null
  readonly sourcePrice: string | null
  readonly networkCost: Ratio | null
  readonly priceImpact: Ratio | null
  readonly slippage: number
  /** The most that may be lost on the way, in whole target tokens. */
  readonly maxSlippage: Ratio
  /** The least that comes, in base units of the target: by a trial of what is signed next, else by the quote and the slippage. */
  readonly minimumReceived: BaseUnits
  /** What the provider takes, in whole source tokens. */
  readonly providerFee: Ratio
}

/** The details of the swap as it was tried, or before that as it was quoted; null without a quote. */
export function swapDetails(state: StateOf<'swap'>): SwapDetails | null {
  const { source, target, slippage } = state.swap
  const quote = quoteOfForm(state.swap)
  if (!source || !target || !quote) return null
  const { order } = quote
  const checked = checkedSwap(state)
  const received = checked?.effect?.receives ?? quote.received
  const given = { ...priced(state, source), amount: order.amount }
  const comes = { ...priced(state, target), amount: received }
  const cost = swapNetworkCost(state)
  const receivedWorth = worthOfSwap(comes)
  return {
    source,
    target,
    given: order.amount,
    received,
    givenWorth: worthOfSwap(given),
    receivedWorth,
    receivedNet: receivedWorth && cost && minus(receivedWorth, cost),
    rate: swapRate(given, comes),
    sourcePrice: given.price,
    networkCost: cost,
    priceImpact: priceImpact(given, comes),
    slippage,
    maxSlippage: maxSlippage(slippage, ratioOfUnits(received, target.decimals)),
    minimumReceived: reviewedMinimum({ checked, received: quote.received, slippage }),
    providerFee: providerFee(ratioOfUnits(order.amount, source.decimals)),
  }
}

function priced(state: StateOf<'swap'>, { address, decimals }: SwapToken): Omit<SwapAmount, 'amount'> {
  return { decimals, price: swapPriceOf(state, address) }
}
