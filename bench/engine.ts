import { fakePorts } from '../adapters/fake/fake-ports.ts'
import { parseOptions } from '../core/domain/options/parse-options.ts'
import { base, mainnet } from '../core/domain/network/known-networks.ts'
import { firstEffects } from '../core/effects/first.ts'
import { createEngine } from '../core/engine/engine.ts'
import type { Engine } from '../core/engine/engine.ts'
import type { EventInput } from '../core/events/define-events.ts'
import { features } from '../core/events/features.ts'
import { host } from '../core/events/host.ts'
import { images } from '../core/events/wallets/images.ts'
import { modal } from '../core/events/shell/modal.ts'
import { network } from '../core/events/network/network.ts'
import { router } from '../core/events/shell/router.ts'
import { loadedFeatures } from '../core/recording/loaded-features.ts'
import { createRecorder } from '../core/recording/recorder.ts'
import type { Recorder } from '../core/recording/line-recorder.ts'
import { createRootReducer } from '../core/reducers/root.ts'
import type { RootState } from '../core/reducers/root.ts'
import { accountButtonView } from '../core/view-models/buttons/account-button.ts'
import { accountSummaryIn } from '../core/view-models/account/summary.ts'
import { appearanceView } from '../core/view-models/shell/appearance.ts'
import { chromeView } from '../core/view-models/shell/chrome.ts'
import { connectButtonView } from '../core/view-models/buttons/connect-button.ts'
import { connectWithFrameView } from '../core/view-models/frame/connect-with-frame.ts'
import { loadingView } from '../core/view-models/shell/loading-view.ts'
import { networkButtonView } from '../core/view-models/buttons/network-button.ts'
import { networkSummary } from '../core/view-models/network/summary.ts'
import { walletChoices } from '../core/view-models/wallets/choices.ts'
import { selectionOf } from '../renderers/react-bindings/selection.ts'
import { measure } from './measure.ts'

const eventCount = 20_000
const longLog = 200_000

/**
 * Measures events per second through the bus, all reducers and all effects. It runs with one subscriber and with the twenty selectors of a page
 * whose modal shows Connect. Target: 200,000 small events per second.
 */
export function benchEngine(): void {
  for (const freeze of [false, true]) {
    for (const views of [[], pageViews]) {
      const small = rate({ freeze, views }, (index) =>
        index % 2 ? modal.shakeEnded() : modal.loadingChanged({ loading: index % 4 === 0 }),
      )
      const mixed = rate(
        { freeze, views },
        (index) => mixedEvents[index % mixedEvents.length] ?? modal.shaken(),
      )
      const how = `freeze ${freeze ? 'on ' : 'off'}, ${String(views.length).padStart(2)} selectors`
      console.log(`engine, ${how}: ${small} small events/s, ${mixed} mixed events/s`)
    }
  }
  const { early, late } = costsInLongLog()
  console.log(
    `engine, recorded, of ${longLog.toLocaleString('en')} mixed events: ${early} µs each early, ${late} µs late`,
  )
}

type View = (state: RootState) => unknown

/** The views that the buttons, the hooks and the open modal of a page read, repeated as often as they read them. */
const pageViews: readonly View[] = [
  ...Array<View>(6).fill(appearanceView),
  ...Array<View>(4).fill(chromeView),
  connectButtonView,
  accountButtonView,
  networkButtonView,
  networkSummary,
  walletChoices,
  accountSummaryIn('eip155'),
  accountSummaryIn('solana'),
  loadingView,
  connectWithFrameView,
  (state) => connectWithFrameView(state).title,
]

const mixedEvents = [
  network.searchTyped({ text: 'b' }),
  router.viewPushed({ view: 'Networks' }),
  router.wentBack(),
  images.received({ kind: 'wallet', images: [{ id: 'x', url: 'blob:x' }] }),
  modal.loadingChanged({ loading: true }),
  modal.loadingChanged({ loading: false }),
]

type Way = { readonly freeze: boolean; readonly views: readonly View[] }

function rate(way: Way, input: (index: number) => EventInput): string {
  const engine = openPage(way)
  const { best } = measure(() => {
    for (let index = 0; index < eventCount; index += 1) engine.dispatch(input(index))
  })
  engine.stop()
  return Math.round((eventCount / best) * 1000).toLocaleString('en')
}

/**
 * Returns the cost of an event early and late in a session that a recorder records. It takes the best of twenty spans, and the first tenth only
 * warms up.
 */
function costsInLongLog(): { readonly early: string; readonly late: string } {
  const recorder = createRecorder({ now: () => 0, version: 'bench', limit: 5000 })
  const engine = openPage({ freeze: false, views: pageViews }, recorder)
  const span = longLog / 100
  const costs = Array.from({ length: 100 }, () => {
    const begin = performance.now()
    for (let index = 0; index < span; index += 1)
      engine.dispatch(mixedEvents[index % mixedEvents.length] ?? modal.shaken())
    return ((performance.now() - begin) / span) * 1000
  })
  engine.stop()
  const bestOf = (from: number) => Math.min(...costs.slice(from, from + 20)).toFixed(1)
  return { early: bestOf(10), late: bestOf(80) }
}

/** Creates an engine with all features and the subscribers of a page whose modal shows Connect. */
function openPage({ freeze, views }: Way, recorder?: Recorder): Engine {
  let id = 0
  const ports = fakePorts()
  const engine = createEngine({
    reducer: createRootReducer({ ...loadedFeatures, freeze }),
    features: loadedFeatures,
    effects: firstEffects,
    ports: recorder?.record(ports) ?? ports,
    now: () => 0,
    createId: () => `e${++id}`,
  })
  recorder?.listen(engine, loadedFeatures)
  engine.dispatch(
    host.optionsGiven({ options: parseOptions({ projectId: 'bench', networks: [mainnet, base] }) }),
  )
  engine.dispatch(features.requested({ feature: 'modal' }))
  let heard = 0
  engine.subscribe(() => (heard += engine.state().modal.open ? 1 : 0))
  for (const view of views) engine.subscribe(selectionOf(engine.state, view))
  return engine
}
