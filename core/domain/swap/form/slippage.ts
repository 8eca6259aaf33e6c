import { typedAmount } from '../../order/typed-amount.ts'

/** The default slippage, in whole percent: the accepted loss against the quote. */
export const defaultSlippage = 1

/** The slippage above which a second press is needed, in whole percent. A trader who front-runs the swap may take that much. */
export const alarmingSlippage = 5

/** The lowest and the highest slippage. The service accepts whole percent only, and its provider nothing above the highest. */
export const [leastSlippage, mostSlippage] = [1, 50]

/** Returns a typed slippage in whole percent, with or without a percent sign. Null if it is invalid or out of range. */
export function typedSlippage(text: string, separator: string): number | null {
  const amount = typedAmount(text.replace(/\s*[%٪]\s*$/, ''), 0, separator)
  if (amount === null || BigInt(amount) < leastSlippage || BigInt(amount) > mostSlippage) return null
  return Number(amount)
}
