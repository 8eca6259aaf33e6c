/** The stages of a swap at which it can fail: the tokens of the chain, the quote, the allowance, the approval, or the transaction. */
export const swapFailedStages = ['tokens', 'quote', 'allowance', 'approval', 'transaction'] as const

/** The stage at which a swap failed. */
export type SwapFailedStage = (typeof swapFailedStages)[number]
