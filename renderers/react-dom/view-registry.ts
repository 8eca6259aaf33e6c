import type { ComponentType } from 'react'
import type { Chrome } from '../../core/view-models/chrome.ts'
import { lazyView } from './lazy-view.tsx'
import { ConnectView } from './views/ConnectView.tsx'

const lazyViews = {
  ConnectingExternal: lazyView(
    async () => (await import('./views/ConnectingExternalView.tsx')).ConnectingExternalView,
  ),
  ConnectingWalletConnect: lazyView(
    async () => (await import('./views/ConnectingWalletConnectView.tsx')).ConnectingWalletConnectView,
  ),
  AllWallets: lazyView(async () => (await import('./views/AllWalletsView.tsx')).AllWalletsView),
  Downloads: lazyView(async () => (await import('./views/DownloadsView.tsx')).DownloadsView),
  GetWallet: lazyView(async () => (await import('./views/GetWalletView.tsx')).GetWalletView),
  WhatIsAWallet: lazyView(async () => (await import('./views/WhatIsAWalletView.tsx')).WhatIsAWalletView),
  WhatIsANetwork: lazyView(async () => (await import('./views/WhatIsANetworkView.tsx')).WhatIsANetworkView),
  Account: lazyView(async () => (await import('./views/AccountView.tsx')).AccountView),
  Networks: lazyView(async () => (await import('./views/NetworksView.tsx')).NetworksView),
}

/** The component of every view; Connect comes with the modal so that it paints at once. */
export const viewRegistry = { Connect: ConnectView, ...lazyViews } satisfies Record<
  Chrome['view'],
  ComponentType
>

/** Fetches the other views ahead; a failure shows when the view is wanted. */
export function prefetchViews(): void {
  for (const view of Object.values(lazyViews)) view.prefetch().catch(() => {})
}
