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

export const fetchModal = /* @__PURE__ */ timelyChunk('modalViews', () => import('./views/modal-views.ts'))

/** The loader of every view, in the chunk of its feature. Connect is loaded with the modal so that it paints at once. */
export const viewRegistry = {
  .../* @__PURE__ */ Object.fromEntries(viewNames.map((view) => [view, late(featureOfView(view), view)])),
  Connect: presentView(connect),
} as Readonly<Record<Chrome['view'], ViewLoader>>

const connectWithFrame: ViewLoader = { .../* @__PURE__ */ late('frame', 'Connect'), meanwhile: connect }

const unknownView = /* @__PURE__ */ unloadedView(new Error('There is no view of this name.'))
const noView = /* @__PURE__ */ presentView(unknownView)

/** Returns the loader of a view. If the secure frame is loaded, Connect includes its sign-in methods. An unknown view throws when it is rendered. */
export function loaderOf(view: Chrome['view'], isFrameLoaded = false): ViewLoader {
  if (isFrameLoaded && view === 'Connect') return connectWithFrame
  return Object.hasOwn(viewRegistry, view) ? viewRegistry[view] : noView
}

/**
 * Loads the views of features once animations have finished and the page is idle. A failure is shown when a view is opened. Returns a function
 * that cancels that.
 */
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
