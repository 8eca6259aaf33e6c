import { typedAmount } from '../order/typed-amount.ts'

/** How much less than quoted is taken, in whole percent, where nobody says otherwise (behaviour reference 4.1). */
export const defaultSlippage = 1

/** Above how much a second press is asked for, in whole percent: whoever trades around a swap may take as much. */
export const alarmingSlippage = 5

/** The least and the most that may be chosen; the service takes whole percent alone, and its provider none above this. */
export const [leastSlippage, mostSlippage] = [1, 50]

/** The slippage that a visitor types, in whole percent, with or without the sign behind it; null for what is none that may be chosen. */
export function typedSlippage(text: string, separator: string): number | null {
  const amount = typedAmount(text.replace(/\s*[%٪]\s*$/, ''), 0, separator)
  if (amount === null || BigInt(amount) < leastSlippage || BigInt(amount) > mostSlippage) return null
  return Number(amount)
}
