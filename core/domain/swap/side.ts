/** The token that is given (`source`), and the one that comes for it (`target`). */
export const swapSides = ['source', 'target'] as const

/** One of the two tokens of a swap. */
export type SwapSide = (typeof swapSides)[number]
