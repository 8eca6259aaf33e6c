import type { BaseUnits } from '../../values/amount.ts'
import { compared, dividedBy, minus, ratioOf, ratioOfUnits, times } from '../../values/numbers/ratio.ts'
import type { Ratio } from '../../values/numbers/ratio.ts'

/** An amount of a token and its price. */
type SwapAmount = {
  /** In base units. */
  readonly amount: BaseUnits
  readonly decimals: number
  /** The price of a whole token in US dollars, as a plain decimal text. Null if it is unknown. */
  readonly price: string | null
}

/** The gas of a fee estimate before there is a transaction. Also used for an approval whose estimate failed. */
export const estimatedSwapGas = 150_000n

/** The share of the given amount that the provider takes: 0.85 %. */
export const providerFeeRate: Ratio = { numerator: 85n, denominator: 10_000n }

/** The price impact above which a swap needs a second press, in percent. */
const alarmingPriceImpact: Ratio = { numerator: 5n, denominator: 1n }

const minusOne: Ratio = { numerator: -1n, denominator: 1n }
const hundred: Ratio = { numerator: 100n, denominator: 1n }
const coinDecimals = 18

/** Returns the exact worth of an amount in US dollars. Null if its price is unknown. */
export function worthOfSwap({ amount, decimals, price }: SwapAmount): Ratio | null {
  const each = price === null ? null : ratioOf(price)
  return each && each.numerator > 0n ? times(ratioOfUnits(amount, decimals), each) : null
}

/** Returns the number of whole target tokens that a whole source token is worth. Null if a price is unknown. */
export function swapRate(source: Pick<SwapAmount, 'price'>, target: Pick<SwapAmount, 'price'>): Ratio | null {
  const [one, other] = [source, target].map(({ price }) => (price === null ? null : ratioOf(price)))
  return one && other && one.numerator > 0n && other.numerator > 0n ? dividedBy(one, other) : null
}

/** Returns the network's cost of an amount of gas, in US dollars. Null if the coin's price is unknown. */
export function networkCost(gas: bigint, gasPrice: BaseUnits, coinPrice: string | null): Ratio | null {
  return worthOfSwap({
    amount: String(gas * BigInt(gasPrice)),
    decimals: coinDecimals,
    price: coinPrice,
  })
}

/**
 * Returns the percentage by which the received amount is worth less than the given one. It is negative if the received amount is worth more. Null if
 * a price is unknown, or if nothing is given.
 */
export function priceImpact(source: SwapAmount, target: SwapAmount): Ratio | null {
  const [goes, comes] = [worthOfSwap(source), worthOfSwap(target)]
  if (!goes || !comes || goes.numerator === 0n) return null
  return times(dividedBy(minus(goes, comes), goes), hundred)
}

/** Returns whether a price impact needs a second press. */
export function isAlarmingImpact(impact: Ratio | null): boolean {
  return impact !== null && compared(impact, alarmingPriceImpact) > 0
}

/** Returns whether the received amount is worth so much more than the given one that prices do not explain it. */
export function isUnexplainedGain(impact: Ratio | null): boolean {
  return impact !== null && compared(times(impact, minusOne), alarmingPriceImpact) > 0
}

/** Returns the highest loss by slippage, in whole tokens. `slippage` is in whole percent. */
export function maxSlippage(slippage: number, amount: Ratio): Ratio {
  return times(amount, { numerator: BigInt(slippage), denominator: 100n })
}

/** Returns the minimum receipt in base units, rounded up, so that less is never accepted. `slippage` is in whole percent. */
export function minimumReceived(amount: BaseUnits, slippage: number): BaseUnits {
  return String((BigInt(amount) * BigInt(100 - slippage) + 99n) / 100n)
}

/** Returns the provider's fee for an amount, in whole tokens. */
export function providerFee(amount: Ratio): Ratio {
  return times(amount, providerFeeRate)
}

/** Returns the payment of a transaction in the coin: the amount if the token is the coin (null), else zero. */
export function swapValue(token: string | null, amount: BaseUnits): BaseUnits {
  return token === null ? amount : '0'
}
