import { chunk } from '../../core/chunk.ts'
import { viewNames } from '../../core/view-models/chrome.ts'
import type { Chrome } from '../../core/view-models/chrome.ts'
import { lateView, presentView } from './panel/view-loader.ts'
import type { ViewLoader } from './panel/view-loader.ts'
import { unloadedView } from './panel/loaded-view.ts'
import { connect } from './views/ConnectView.tsx'
import { frameViewNames } from './views/frame-view.ts'
import type { FrameView } from './views/frame-view.ts'
import { sendViewNames } from './views/send-view.ts'
import type { SendView } from './views/send-view.ts'
import { whenIdle } from './when-idle.ts'

const fetchFrame = /* @__PURE__ */ chunk('frameViews', () => import('./views/frame-views.ts'))
const fetchSend = /* @__PURE__ */ chunk('sendViews', () => import('./views/send-views.ts'))
const fetchLater = /* @__PURE__ */ chunk('laterViews', () => import('./views/later-views.ts'))

const frameLoaders = /* @__PURE__ */ Object.fromEntries(
  frameViewNames.map((view) => [view, lateView(async () => (await fetchFrame()).frameViews[view])]),
) as Readonly<Record<FrameView, ViewLoader>>

const sendLoaders = /* @__PURE__ */ Object.fromEntries(
  sendViewNames.map((view) => [view, lateView(async () => (await fetchSend()).sendViews[view])]),
) as Readonly<Record<SendView, ViewLoader>>

const connectWithFrame: ViewLoader = {
  ...lateView(async () => (await fetchFrame()).frameViews.Connect),
  meanwhile: connect,
}

/** How every view is come by; Connect comes with the modal so that it paints at once. */
export const viewRegistry = {
  .../* @__PURE__ */ Object.fromEntries(viewNames.map((view) => [view, later(view as LaterView)])),
  ...frameLoaders,
  ...sendLoaders,
  Connect: presentView(connect),
} as Readonly<Record<Chrome['view'], ViewLoader>>

const noView = presentView(unloadedView(new Error('There is no view of this name.')))

/** How a view is come by, Connect with its ways into the secure frame where that is here; one that there is not says so when it is drawn. */
export function loaderOf(view: Chrome['view'], isFrameHere = false): ViewLoader {
  if (isFrameHere && view === 'Connect') return connectWithFrame
  return Object.hasOwn(viewRegistry, view) ? viewRegistry[view] : noView
}

/** Fetches the views that are not here yet once what moves has settled and the page rests; a failure shows when a view is wanted. What it answers takes that back. */
export function prefetchViews(settled: () => Promise<void> = async () => {}): () => void {
  let isWanted = true
  const fetch = () => {
    for (const [view, { load }] of Object.entries(viewRegistry))
      if (!(view in frameLoaders || view in sendLoaders)) load().catch(() => {})
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
