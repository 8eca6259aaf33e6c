import { byName } from '../effects/streams/by-name.ts'
import * as tokenBalances from '../effects/tokens/balances.ts'
import { tokenBalancesSlice } from '../reducers/tokens/balances.ts'
import { defineFeature } from '../define-feature.ts'

/** What the connected accounts hold of all tokens, for whoever looks at it. */
export const tokenBalancesFeature = defineFeature({
  slices: { tokenBalances: tokenBalancesSlice },
  effects: byName(tokenBalances),
})
