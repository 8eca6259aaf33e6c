import { swapSlice } from '../reducers/swap.ts'
import { swapTokensSlice } from '../reducers/swap-tokens.ts'
import { defineFeature } from './define-feature.ts'

/** Swapping one token that an account holds for another. */
export const swapFeature = defineFeature({
  slices: { swap: swapSlice, swapTokens: swapTokensSlice },
  effects: {},
})
