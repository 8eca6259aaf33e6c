/** The sides of a swap: the given token (`source`), and the received one (`target`). */
export const swapSides = ['source', 'target'] as const

/** One of the two tokens of a swap. */
export type SwapSide = (typeof swapSides)[number]
