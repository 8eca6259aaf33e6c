import type { ViewsOf } from '../panel/loaded-view.ts'
import { walletCompatibleNetworks } from './receive/WalletCompatibleNetworksView.tsx'
import { walletReceive } from './receive/WalletReceiveView.tsx'

/** The views of receiving. */
export const receiveViews = {
  WalletReceive: walletReceive,
  WalletCompatibleNetworks: walletCompatibleNetworks,
} satisfies ViewsOf<'receive'>
