import { byName } from '../effects/streams/by-name.ts'
import * as swapApproval from '../effects/swap/swap-approval.ts'
import * as swapBuild from '../effects/swap/swap-build.ts'
import * as swapBundle from '../effects/swap/swap-bundle.ts'
import * as swapPrefill from '../effects/swap/swap-prefill.ts'
import * as swapPrice from '../effects/swap/swap-price.ts'
import * as swapQuote from '../effects/swap/swap-quote.ts'
import * as swapRequests from '../effects/swap/swap-requests.ts'
import * as swapSign from '../effects/swap/swap-sign.ts'
import * as swapTokens from '../effects/swap/swap-tokens.ts'
import * as swapView from '../effects/swap/swap-view.ts'
import { swapArgumentsSlice } from '../reducers/swap/swap-arguments.ts'
import { swapSlice } from '../reducers/swap/swap.ts'
import { swapRequestsSlice } from '../reducers/swap/swap-requests.ts'
import { swapTokensSlice } from '../reducers/swap/swap-tokens.ts'
import { defineFeature } from '../define-feature.ts'

/** Swapping one token that an account holds for another. */
export const swapFeature = defineFeature({
  slices: {
    router: swapArgumentsSlice,
    swap: swapSlice,
    swapRequests: swapRequestsSlice,
    swapTokens: swapTokensSlice,
  },
  effects: {
    ...byName(swapTokens),
    ...byName(swapPrefill),
    ...byName(swapPrice),
    ...byName(swapQuote),
    ...byName(swapBuild),
    ...byName(swapBundle),
    ...byName(swapApproval),
    ...byName(swapRequests),
    ...byName(swapSign),
    ...byName(swapView),
  },
})
