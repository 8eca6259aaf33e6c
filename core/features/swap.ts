import { byName } from '../effects/streams/by-name.ts'
import * as swapApproval from '../effects/swap/approval.ts'
import * as swapBuild from '../effects/swap/build.ts'
import * as swapBundle from '../effects/swap/bundle.ts'
import * as swapPrefill from '../effects/swap/prefill.ts'
import * as swapPrice from '../effects/swap/host-quote.ts'
import * as swapQuote from '../effects/swap/quote.ts'
import * as swapRequests from '../effects/swap/requests.ts'
import * as swapCancel from '../effects/swap/cancel.ts'
import * as swapConfirm from '../effects/swap/confirm.ts'
import * as swapSettle from '../effects/swap/settle.ts'
import { signAllowance, signSwap } from '../effects/swap/sign-plan.ts'
import * as swapTokens from '../effects/swap/tokens.ts'
import * as swapView from '../effects/swap/view.ts'
import { swapArgumentsSlice } from '../reducers/swap/arguments.ts'
import { swapSlice } from '../reducers/swap/swap.ts'
import { swapRequestsSlice } from '../reducers/swap/requests.ts'
import { swapTokensSlice } from '../reducers/swap/tokens.ts'
import { defineFeature } from '../define-feature.ts'

/** Swaps of one token of an account for another. */
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
    signAllowance,
    ...byName(swapRequests),
    signSwap,
    ...byName(swapCancel),
    ...byName(swapConfirm),
    ...byName(swapSettle),
    ...byName(swapView),
  },
})
