import type { Chrome } from '../../core/view-models/chrome.ts'
import { lateView, presentView } from './panel/view-loader.ts'
import type { ViewLoader } from './panel/view-loader.ts'
import { unloadedView } from './panel/loaded-view.ts'
import { connect } from './views/ConnectView.tsx'

/** How every view is come by; Connect comes with the modal so that it paints at once. */
export const viewRegistry = {
  Connect: presentView(connect),
  ConnectingExternal: lateView('connectingExternal', () => import('./views/ConnectingExternalView.tsx')),
  ConnectingWalletConnect: lateView(
    'connectingWalletConnect',
    () => import('./views/ConnectingWalletConnectView.tsx'),
  ),
  AllWallets: lateView('allWallets', () => import('./views/AllWalletsView.tsx')),
  Downloads: lateView('downloads', () => import('./views/DownloadsView.tsx')),
  GetWallet: lateView('getWallet', () => import('./views/GetWalletView.tsx')),
  WhatIsAWallet: lateView('whatIsAWallet', () => import('./views/WhatIsAWalletView.tsx')),
  WhatIsANetwork: lateView('whatIsANetwork', () => import('./views/WhatIsANetworkView.tsx')),
  Account: lateView('account', () => import('./views/AccountView.tsx')),
  Networks: lateView('networks', () => import('./views/NetworksView.tsx')),
} satisfies Record<Chrome['view'], ViewLoader>

const noView = presentView(unloadedView(new Error('There is no view of this name.')))

/** How a view is come by; one that there is not says so when it is drawn. */
export function loaderOf(view: Chrome['view']): ViewLoader {
  return Object.hasOwn(viewRegistry, view) ? viewRegistry[view] : noView
}

/** Fetches all views ahead; a failure shows when the view is wanted. */
export function prefetchViews(): void {
  for (const { load } of Object.values(viewRegistry)) load().catch(() => {})
}
