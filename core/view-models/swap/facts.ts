import { plus, ratioOf, times } from '../../domain/values/numbers/ratio.ts'
import type { Ratio } from '../../domain/values/numbers/ratio.ts'
import { isAlarmingImpact, providerFeeRate } from '../../domain/swap/quote/amounts.ts'
import type { StateOf } from '../../reducers/root.ts'
import { swapDetails } from '../../selectors/swap/details.ts'
import type { SwapDetails } from '../../domain/swap/review/details.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { localeOf } from '../parts/locale-of.ts'
import type { Line } from '../parts/parts.ts'
import { percentText, ratioText } from '../formats/ratio-text.ts'
import { shownDecimals, swapAmountText, swapWorthText } from './words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The lines about a quoted swap. */
export type SwapFacts = {
  readonly rate: Line | null
  readonly cost: Line | null
  readonly impact: Line | null
  readonly maxSlippage: Line | null
  readonly minimum: Line | null
  readonly fee: Line | null
}

/** The lines without a quote. */
export const noFacts: SwapFacts = {
  rate: null,
  cost: null,
  impact: null,
  maxSlippage: null,
  minimum: null,
  fee: null,
}

const hundred = 100n

/** Returns the rate, the network's cost, the provider's fee, and the least amount to receive. Unknown facts are shown as unknown. */
export function swapFacts(state: StateOf<'swap'>): SwapFacts {
  const details = swapDetails(state)
  if (!details) return noFacts
  const text = textsOf(state, enSwap)
  const locale = localeOf(state)
  const { source, target, networkCost, priceImpact, slippage, maxSlippage, minimumReceived, providerFee } =
    details
  const unknown = text('swap.unknown')
  const lost = `${ratioText(maxSlippage, shownDecimals, locale)} ${target.symbol}`
  const taken = `${ratioText(providerFee, shownDecimals, locale)} ${source.symbol}`
  const isAlarming = isAlarmingImpact(priceImpact)
  return {
    rate: rateLine(state, details),
    cost: { part: 'line', label: text('swap.cost'), value: swapWorthText(state, networkCost) },
    impact: {
      part: 'line',
      label: text('swap.impact'),
      value: priceImpact ? percentText(priceImpact, 3, locale) : unknown,
      ...(isAlarming && { tone: 'negative' }),
    },
    maxSlippage: {
      part: 'line',
      label: text('swap.maxSlippage'),
      value: text('swap.slippageOf', { amount: lost, percent: localePercent(slippage, locale) }),
    },
    minimum: {
      part: 'line',
      label: text('swap.minimum'),
      value: swapAmountText(state, target, minimumReceived),
    },
    fee: {
      part: 'line',
      label: text('swap.fee'),
      value: text('swap.slippageOf', {
        amount: taken,
        percent: percentText(inPercent(providerFeeRate), 2, locale),
      }),
    },
  }
}

/** Returns the rate with all costs in dollars, which the form shows in one line. Null without a quote. */
export function rateAndFees(state: StateOf<'swap'>): Line | null {
  const details = swapDetails(state)
  if (!details) return null
  const line = rateLine(state, details)
  const fees = feesOf(details)
  if (!fees || !details.rate || line.value === null) return line
  const value = textsOf(state, enSwap)('swap.rateAndFees', {
    rate: line.value,
    fees: swapWorthText(state, fees),
  })
  return { ...line, value }
}

/** Returns the costs of the network and of the provider, in dollars. Null if a price is unknown. */
function feesOf({ networkCost, providerFee, sourcePrice }: SwapDetails): Ratio | null {
  const price = sourcePrice === null ? null : ratioOf(sourcePrice)
  return networkCost && price && plus(networkCost, times(providerFee, price))
}

/** Returns an integer percentage as visitors of a locale write it. */
export function localePercent(percent: number, locale: string): string {
  return percentText({ numerator: BigInt(percent), denominator: 1n }, 0, locale)
}

function inPercent({ numerator, denominator }: Ratio): Ratio {
  return { numerator: numerator * hundred, denominator }
}

function rateLine(state: StateOf<'swap'>, { source, target, rate, sourcePrice }: SwapDetails): Line {
  const text = textsOf(state, enSwap)
  const label = text('swap.rate')
  if (!rate) return { part: 'line', label, value: text('swap.unknown'), more: text('swap.details') }
  const price = swapWorthText(state, sourcePrice === null ? null : ratioOf(sourcePrice))
  return {
    part: 'line',
    label,
    value: text('swap.rateOf', {
      source: source.symbol,
      rate: ratioText(rate, shownDecimals, localeOf(state)),
      target: target.symbol,
    }),
    full: text('swap.price', { source: source.symbol, price }),
    more: text('swap.details'),
  }
}
