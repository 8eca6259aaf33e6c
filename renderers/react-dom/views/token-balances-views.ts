import type { ViewsOf } from '../panel/loaded-view.ts'
import { allTokens } from './tokens/AllTokensView.tsx'

/** The view of all tokens of an account. */
export const tokenBalancesViews = { AllTokens: allTokens } satisfies ViewsOf<'token-balances'>
