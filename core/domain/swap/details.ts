import type { BaseUnits } from '../values/amount.ts'
import { minus, ratioOfUnits } from '../values/ratio.ts'
import type { Ratio } from '../values/ratio.ts'
import { maxSlippage, networkCost, priceImpact, providerFee, swapRate, worthOfSwap } from './swap.ts'
import type { PaidGas } from './gas.ts'
import type { Checked } from '../preflight/checked.ts'
import type { SwapMarket } from './market.ts'
import { reviewedMinimum } from './minimum.ts'
import type { SwapToken } from './token.ts'

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

/** A quoted swap, what was checked of it, and what it is paid by. */
type QuotedTerms = {
  readonly source: SwapToken
  readonly target: SwapToken
  readonly amount: BaseUnits
  /** What the quote brings, in base units. */
  readonly received: BaseUnits
  /** In whole percent. */
  readonly slippage: number
  readonly prices: SwapMarket['prices']
  /** What the network is paid for, if that is known. */
  readonly paid: PaidGas | null
  /** What was checked of the swap that is signed next; null before that. */
  readonly checked: Checked | null
}

/** Returns the details of a swap as it was tried, or as it was quoted before that. */
export function detailsOfSwap(terms: QuotedTerms): SwapDetails {
  const { source, target, amount, slippage, prices, paid, checked } = terms
  const received = checked?.effect?.receives ?? terms.received
  const given = { decimals: source.decimals, price: prices.source, amount }
  const comes = { decimals: target.decimals, price: prices.target, amount: received }
  const cost = paid && networkCost(paid.gas, paid.gasPrice, prices.coin)
  const receivedWorth = worthOfSwap(comes)
  return {
    source,
    target,
    given: amount,
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
    minimumReceived: reviewedMinimum({ checked, received: terms.received, slippage }),
    providerFee: providerFee(ratioOfUnits(amount, source.decimals)),
  }
}

/** Returns the tokens of a swap of which nobody knows a price. */
export function unpricedTokens({
  source,
  target,
  givenWorth,
  receivedWorth,
}: SwapDetails): readonly SwapToken[] {
  return [...(givenWorth ? [] : [source]), ...(receivedWorth ? [] : [target])]
}
