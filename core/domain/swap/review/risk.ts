/** The risks of a swap, which need a second press. */
export const swapRisks = [
  /** The quote is too old. */
  'old-quote',
  /** The received amount is worth more than 5 % less than the given one. */
  'price-impact',
  /** The received amount is worth more than 5 % more than the given one, which prices do not explain. */
  'price-gain',
  /** The price of a token is unknown, so that its worth cannot be compared. */
  'unpriced',
  /** The received amount is below the minimum of the review. */
  'below-minimum',
  /** The slippage is above 5 %. */
  'high-slippage',
  /** A wallet of the account may still sign an earlier swap, or may have sent one. */
  'open-request',
  /** The network's cost is more than half of the given amount, or the gas price is unusually high. */
  'costly',
  /** A token's shown symbol differs from its contract's. */
  'other-symbol',
  /** No node could simulate the transaction. */
  'unchecked',
  /** It is unknown whether other tokens leave the account, too. */
  'unchecked-tokens',
  /** It is not proven that the signed call enforces the shown minimum. */
  'unchecked-minimum',
] as const

/** A risk of a swap, which needs a second press. */
export type SwapRisk = (typeof swapRisks)[number]
