/** What a visitor is told before a swap is signed, and presses for a second time: the quote is older than it should be, what comes is worth more than 5 % less than what goes, less comes than was the least at the review, up to more than 5 % less may come than is shown, another wallet of the account may still sign an earlier swap, or any may have sent one. */
export const swapRisks = [
  'old-quote',
  'price-impact',
  'below-minimum',
  'high-slippage',
  'open-request',
] as const

/** Why a swap needs a second press. */
export type SwapRisk = (typeof swapRisks)[number]
