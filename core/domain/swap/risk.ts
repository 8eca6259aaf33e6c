/** Why a swap needs a second press. */
export const swapRisks = [
  /** The quote is older than it should be. */
  'old-quote',
  /** What comes is worth more than 5 % less than what goes. */
  'price-impact',
  /** What comes is worth more than 5 % more than what goes, which prices do not explain. */
  'price-gain',
  /** Nobody knows a price of what goes or comes, so that neither can be told. */
  'unpriced',
  /** Less comes than was the least at the review. */
  'below-minimum',
  /** Up to more than 5 % less may come than is shown. */
  'high-slippage',
  /** A wallet of the account may still sign an earlier swap, or may have sent one. */
  'open-request',
  /** The network takes more than half of what goes, or a price for gas that it hardly ever has. */
  'costly',
  /** A token is shown by another symbol than its contract says. */
  'other-symbol',
  /** No node could try what is to be signed. */
  'unchecked',
  /** Nobody could see whether other tokens leave the account, too. */
  'unchecked-tokens',
  /** It could not be proven that the signed call insists on the least that is shown. */
  'unchecked-minimum',
] as const

/** Why a swap needs a second press. */
export type SwapRisk = (typeof swapRisks)[number]
