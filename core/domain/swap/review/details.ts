import type { BaseUnits } from '../../values/amount.ts'
import { minus, ratioOfUnits } from '../../values/numbers/ratio.ts'
import type { Ratio } from '../../values/numbers/ratio.ts'
import {
  maxSlippage,
  networkCost,
  priceImpact,
  providerFee,
  swapRate,
  worthOfSwap,
} from '../quote/amounts.ts'
import type { PaidGas } from '../quote/gas.ts'
import type { Checked } from '../../preflight/checked.ts'
import type { SwapMarket } from '../quote/market.ts'
import { reviewedMinimum } from './minimum.ts'
import type { SwapToken } from '../token.ts'

/**
 * The exact details of a quoted swap. A value is null if it needs an unknown price. Worths and costs are in US dollars. `rate` is whole target tokens
 * for a whole source token. The impact and the slippage are in percent.
 */
export type SwapDetails = {
  readonly source: SwapToken
  readonly target: SwapToken
  readonly given: BaseUnits
  /** The received amount: from the simulation of the next signature, else from the quote. */
  readonly received: BaseUnits
  readonly givenWorth: Ratio | null
  readonly receivedWorth: Ratio | null
  /** The worth of the received amount minus the network's cost. */
  readonly receivedNet: Ratio | null
  readonly rate: Ratio | null
  readonly sourcePrice: string | null
  readonly networkCost: Ratio | null
  readonly priceImpact: Ratio | null
  readonly slippage: number
  /** The highest loss by slippage, in whole target tokens. */
  readonly maxSlippage: Ratio
  /** The lowest receipt, in base units of the target: from the simulation of the next signature, else from the quote and the slippage. */
  readonly minimumReceived: BaseUnits
  /** The fee of the provider, in whole source tokens. */
  readonly providerFee: Ratio
}

/** A quoted swap, its on-chain checks, its prices and its gas. */
type QuotedTerms = {
  readonly source: SwapToken
  readonly target: SwapToken
  readonly amount: BaseUnits
  /** The received amount of the quote, in base units. */
  readonly received: BaseUnits
  /** In whole percent. */
  readonly slippage: number
  readonly prices: SwapMarket['prices']
  /** The gas that the network charges for, if known. */
  readonly paid: PaidGas | null
  /** The on-chain checks of the swap to sign. Null before them. */
  readonly checked: Checked | null
}

/** Returns the details of a swap from its simulation, or from its quote before that. */
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

/** Returns the tokens of a swap without a known price. */
export function unpricedTokens({
  source,
  target,
  givenWorth,
  receivedWorth,
}: SwapDetails): readonly SwapToken[] {
  return [...(givenWorth ? [] : [source]), ...(receivedWorth ? [] : [target])]
}
