import type { ComponentType } from 'react'
import type { Chrome } from '../../core/view-models/chrome.ts'
import { lazyView } from './lazy-view.tsx'
import { ConnectView } from './views/ConnectView.tsx'

const ConnectingExternal = lazyView(
  async () => (await import('./views/ConnectingExternalView.tsx')).ConnectingExternalView,
)
const Account = lazyView(async () => (await import('./views/AccountView.tsx')).AccountView)
const Networks = lazyView(async () => (await import('./views/NetworksView.tsx')).NetworksView)

/** The component of every view; Connect comes with the modal so that it paints at once. */
export const viewRegistry = { Connect: ConnectView, ConnectingExternal, Account, Networks } satisfies Record<
  Chrome['view'],
  ComponentType
>

/** Fetches the other views ahead; a failure shows when the view is wanted. */
export function prefetchViews(): void {
  for (const view of [ConnectingExternal, Account, Networks]) view.prefetch().catch(() => {})
}
