import type { ViewsOf } from '../panel/loaded-view.ts'
import { walletCompatibleNetworks } from './WalletCompatibleNetworksView.tsx'
import { walletReceive } from './WalletReceiveView.tsx'

/** The views of being paid. */
export const receiveViews = {
  WalletReceive: walletReceive,
  WalletCompatibleNetworks: walletCompatibleNetworks,
} satisfies ViewsOf<'receive'>
