import type { Chrome } from '../../core/view-models/chrome.ts'
import { lateView, presentView } from './panel/view-loader.ts'
import type { ViewLoader } from './panel/view-loader.ts'
import { ConnectView } from './views/ConnectView.tsx'

/** How every view is come by; Connect comes with the modal so that it paints at once. */
export const viewRegistry = {
  Connect: presentView(ConnectView),
  ConnectingExternal: lateView('ConnectingExternalView', () => import('./views/ConnectingExternalView.tsx')),
  ConnectingWalletConnect: lateView(
    'ConnectingWalletConnectView',
    () => import('./views/ConnectingWalletConnectView.tsx'),
  ),
  AllWallets: lateView('AllWalletsView', () => import('./views/AllWalletsView.tsx')),
  Downloads: lateView('DownloadsView', () => import('./views/DownloadsView.tsx')),
  GetWallet: lateView('GetWalletView', () => import('./views/GetWalletView.tsx')),
  WhatIsAWallet: lateView('WhatIsAWalletView', () => import('./views/WhatIsAWalletView.tsx')),
  WhatIsANetwork: lateView('WhatIsANetworkView', () => import('./views/WhatIsANetworkView.tsx')),
  Account: lateView('AccountView', () => import('./views/AccountView.tsx')),
  Networks: lateView('NetworksView', () => import('./views/NetworksView.tsx')),
} satisfies Record<Chrome['view'], ViewLoader>

/** Fetches all views ahead; a failure shows when the view is wanted. */
export function prefetchViews(): void {
  for (const { load } of Object.values(viewRegistry)) load().catch(() => {})
}
