import { onRampSlice } from '../reducers/on-ramp.ts'
import { purchasesSlice } from '../reducers/purchases.ts'
import { defineFeature } from './define-feature.ts'

/** Buying for money. */
export const onRampFeature = defineFeature({
  slices: { onRamp: onRampSlice, purchases: purchasesSlice },
  effects: {},
})
