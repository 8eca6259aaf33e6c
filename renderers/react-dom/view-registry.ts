import { chunk } from '../../core/chunk.ts'
import type { Chrome } from '../../core/view-models/chrome.ts'
import { lateView, presentView } from './panel/view-loader.ts'
import type { ViewLoader } from './panel/view-loader.ts'
import { unloadedView } from './panel/loaded-view.ts'
import { connect } from './views/ConnectView.tsx'
import { whenIdle } from './when-idle.ts'

const fetchLater = chunk('laterViews', () => import('./views/later-views.ts'))

/** How every view is come by; Connect comes with the modal so that it paints at once. */
export const viewRegistry = {
  Connect: presentView(connect),
  ConnectingExternal: later('ConnectingExternal'),
  ConnectingMultiChain: later('ConnectingMultiChain'),
  ConnectingWalletConnect: later('ConnectingWalletConnect'),
  AllWallets: later('AllWallets'),
  Downloads: later('Downloads'),
  GetWallet: later('GetWallet'),
  WhatIsAWallet: later('WhatIsAWallet'),
  WhatIsANetwork: later('WhatIsANetwork'),
  Account: later('Account'),
  UnsupportedChain: later('UnsupportedChain'),
  SwitchActiveChain: later('SwitchActiveChain'),
  Networks: later('Networks'),
} satisfies Record<Chrome['view'], ViewLoader>

const noView = presentView(unloadedView(new Error('There is no view of this name.')))

/** How a view is come by; one that there is not says so when it is drawn. */
export function loaderOf(view: Chrome['view']): ViewLoader {
  return Object.hasOwn(viewRegistry, view) ? viewRegistry[view] : noView
}

/** Fetches the views that are not here yet once what moves has settled and the page rests; a failure shows when a view is wanted. What it answers takes that back. */
export function prefetchViews(settled: () => Promise<void> = async () => {}): () => void {
  let isWanted = true
  const fetch = () => {
    for (const { load } of Object.values(viewRegistry)) load().catch(() => {})
  }
  let cancel = whenIdle(async () => {
    await settled()
    if (isWanted) cancel = whenIdle(fetch)
  })
  return () => {
    isWanted = false
    cancel()
  }
}

type LaterView = keyof Awaited<ReturnType<typeof fetchLater>>['laterViews']

function later(view: LaterView): ViewLoader {
  return lateView(async () => (await fetchLater()).laterViews[view])
}
