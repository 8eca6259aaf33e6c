import { timelyChunk } from '../../core/loading/code-limit.ts'
import { featureOfView } from '../../core/domain/features/views.ts'
import { viewNames } from '../../core/view-models/shell/chrome.ts'
import type { Chrome } from '../../core/view-models/shell/chrome.ts'
import { lateView, presentView } from './panel/view-loader.ts'
import type { ViewLoader } from './panel/view-loader.ts'
import { unloadedView } from './panel/loaded-view.ts'
import type { LoadedView } from './panel/loaded-view.ts'
import { connect } from './views/connection/ConnectView.tsx'
import { whenIdle } from './when-idle.ts'

const fetchModal = /* @__PURE__ */ timelyChunk('modalViews', () => import('./views/modal-views.ts'))

/** How every view is come by: in the chunk of its feature; Connect comes with the modal so that it paints at once. */
export const viewRegistry = {
  .../* @__PURE__ */ Object.fromEntries(viewNames.map((view) => [view, late(featureOfView(view), view)])),
  Connect: presentView(connect),
} as Readonly<Record<Chrome['view'], ViewLoader>>

const connectWithFrame: ViewLoader = { .../* @__PURE__ */ late('frame', 'Connect'), meanwhile: connect }

const unknownView = /* @__PURE__ */ unloadedView(new Error('There is no view of this name.'))
const noView = /* @__PURE__ */ presentView(unknownView)

/** How a view is come by, Connect with its ways into the secure frame where that is here; one that there is not says so when it is drawn. */
export function loaderOf(view: Chrome['view'], isFrameLoaded = false): ViewLoader {
  if (isFrameLoaded && view === 'Connect') return connectWithFrame
  return Object.hasOwn(viewRegistry, view) ? viewRegistry[view] : noView
}

/** Fetches the views of some features once what moves has settled and the page rests; a failure shows when a view is wanted. What it answers takes that back. */
export function prefetchViews(
  features: readonly string[],
  settled: () => Promise<void> = async () => {},
): () => void {
  let isWanted = true
  const fetch = () => {
    for (const [view, { load }] of Object.entries(viewRegistry))
      if (features.includes(featureOfView(view as Chrome['view']))) load().catch(() => {})
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

function late(feature: string, view: Chrome['view']): ViewLoader {
  return lateView(async () => {
    const { modalViews, viewFetches } = await fetchModal()
    const views: Readonly<Record<string, LoadedView>> | undefined =
      feature === 'modal' ? modalViews : await viewFetches[feature]?.()
    return views?.[view] ?? unknownView
  })
}
