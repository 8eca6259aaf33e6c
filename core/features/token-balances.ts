import { byName } from '../effects/streams/by-name.ts'
import * as tokenBalances from '../effects/tokens/balances.ts'
import { tokenBalancesSlice } from '../reducers/tokens/balances.ts'
import { defineFeature } from '../define-feature.ts'

/** The token balances of the connected accounts. */
export const tokenBalancesFeature = defineFeature({
  slices: { tokenBalances: tokenBalancesSlice },
  effects: byName(tokenBalances),
})
