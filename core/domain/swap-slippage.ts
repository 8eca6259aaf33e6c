/** How much less than quoted is taken, in whole percent, where nobody says otherwise (behaviour reference 4.1). */
export const defaultSlippage = 1

/** The least and the most that may be chosen; the service takes whole percent alone, and its provider none above this. */
export const [leastSlippage, mostSlippage] = [1, 50]

/** Reads a typed slippage in whole percent; null for what is out of bounds or no whole number. */
export function slippageOf(text: string): number | null {
  const percent = /^\d{1,2}$/.test(text.trim()) ? Number(text) : null
  return percent !== null && percent >= leastSlippage && percent <= mostSlippage ? percent : null
}
