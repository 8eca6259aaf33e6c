import type { BaseUnits } from '../values/amount.ts'
import { compared, dividedBy, minus, ratioOf, ratioOfUnits, times } from '../values/ratio.ts'
import type { Ratio } from '../values/ratio.ts'

/** An amount of a token and its price. */
type SwapAmount = {
  /** In base units. */
  readonly amount: BaseUnits
  readonly decimals: number
  /** The price of a whole token in US dollars, as a plain decimal text. Null if it is not known. */
  readonly price: string | null
}

/**
 * The gas that a fee is estimated with before there is a transaction. Also stands for an approval if its
 * estimate failed.
 */
export const estimatedSwapGas = 150_000n

/** The share that the provider takes of the given amount: 0.85 %. */
export const providerFeeRate: Ratio = { numerator: 85n, denominator: 10_000n }

/** Above which price impact a swap needs a second press, in percent. */
const alarmingPriceImpact: Ratio = { numerator: 5n, denominator: 1n }

const minusOne: Ratio = { numerator: -1n, denominator: 1n }
const hundred: Ratio = { numerator: 100n, denominator: 1n }
const coinDecimals = 18

/** What an amount is worth in US dollars, exactly; null where its price is not known. */
export function worthOfSwap({ amount, decimals, price }: SwapAmount): Ratio | null {
  const each = price === null ? null : ratioOf(price)
  return each && each.numerator > 0n ? times(ratioOfUnits(amount, decimals), each) : null
}

/** How many whole tokens of one kind a whole one of another is worth by their prices; null where one is not known. */
export function swapRate(source: Pick<SwapAmount, 'price'>, target: Pick<SwapAmount, 'price'>): Ratio | null {
  const [one, other] = [source, target].map(({ price }) => (price === null ? null : ratioOf(price)))
  return one && other && one.numerator > 0n && other.numerator > 0n ? dividedBy(one, other) : null
}

/** What the network takes for so much gas, in US dollars; null where the coin's price is not known. */
export function networkCost(gas: bigint, gasPrice: BaseUnits, coinPrice: string | null): Ratio | null {
  return worthOfSwap({
    amount: String(gas * BigInt(gasPrice)),
    decimals: coinDecimals,
    price: coinPrice,
  })
}

/**
 * Returns by how many percent the received amount is worth less than the given one. It is negative if the
 * received amount is worth more. Null if a price is not known, or if nothing is given.
 */
export function priceImpact(source: SwapAmount, target: SwapAmount): Ratio | null {
  const [goes, comes] = [worthOfSwap(source), worthOfSwap(target)]
  if (!goes || !comes || goes.numerator === 0n) return null
  return times(dividedBy(minus(goes, comes), goes), hundred)
}

/** Whether a price impact needs a second press. */
export function isAlarmingImpact(impact: Ratio | null): boolean {
  return impact !== null && compared(impact, alarmingPriceImpact) > 0
}

/** Whether what comes is worth so much more than what goes that prices do not explain it. */
export function isUnexplainedGain(impact: Ratio | null): boolean {
  return impact !== null && compared(times(impact, minusOne), alarmingPriceImpact) > 0
}

/** The most that may be lost on the way, in whole tokens; `slippage` is in whole percent. */
export function maxSlippage(slippage: number, amount: Ratio): Ratio {
  return times(amount, { numerator: BigInt(slippage), denominator: 100n })
}

/** The least that may come, in base units and rounded up, so that never less is let pass; `slippage` is in whole percent. */
export function minimumReceived(amount: BaseUnits, slippage: number): BaseUnits {
  return String((BigInt(amount) * BigInt(100 - slippage) + 99n) / 100n)
}

/** What the provider takes of an amount, in whole tokens. */
export function providerFee(amount: Ratio): Ratio {
  return times(amount, providerFeeRate)
}

/**
 * Estimates what a swap gives before any service is asked, from the prices and the provider's fee. In base
 * units, rounded down. Null if a price is not known.
 */
export function estimatedReceived(
  source: SwapAmount,
  target: Pick<SwapAmount, 'decimals' | 'price'>,
): BaseUnits | null {
  const rate = swapRate(source, target)
  if (!rate) return null
  const given = ratioOfUnits(source.amount, source.decimals)
  const { numerator, denominator } = times(minus(given, providerFee(given)), rate)
  return String((numerator * 10n ** BigInt(target.decimals)) / denominator)
}

/** What a transaction pays in the coin: the amount where that is the coin, and nothing for a token (null for the coin). */
export function swapValue(token: string | null, amount: BaseUnits): BaseUnits {
  return token === null ? amount : '0'
}
