import type { ViewsOf } from '../panel/loaded-view.ts'
import { switchActiveChain } from './network/SwitchActiveChainView.tsx'

/** The view for connecting a wallet of another namespace. */
export const switchActiveChainViews = {
  SwitchActiveChain: switchActiveChain,
} satisfies ViewsOf<'switch-active-chain'>
