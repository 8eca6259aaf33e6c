import type { ViewsOf } from '../panel/loaded-view.ts'
import { switchActiveChain } from './network/SwitchActiveChainView.tsx'

/** The view of the way to a wallet of another kind. */
export const switchActiveChainViews = {
  SwitchActiveChain: switchActiveChain,
} satisfies ViewsOf<'switch-active-chain'>
