import { fakePorts } from '../adapters/fake/fake-ports.ts'
import { parseOptions } from '../core/domain/host-options.ts'
import { base, mainnet } from '../core/domain/known-networks.ts'
import { allEffects } from '../core/effects/all.ts'
import { createEngine } from '../core/engine.ts'
import type { EventInput } from '../core/events/define-events.ts'
import { host } from '../core/events/host.ts'
import { images } from '../core/events/images.ts'
import { modal } from '../core/events/modal.ts'
import { network } from '../core/events/network.ts'
import { router } from '../core/events/router.ts'
import { createRootReducer } from '../core/reducers/root.ts'
import { measure } from './measure.ts'

const eventCount = 20_000

/** Events per second through bus, all reducers, all effects and one subscriber (design 9 asks for 200,000). */
export function benchEngine(): void {
  for (const freeze of [false, true]) {
    const small = rate(freeze, (index) =>
      index % 2 ? modal.shakeEnded() : modal.loadingChanged({ loading: index % 4 === 0 }),
    )
    const mixed = rate(freeze, (index) => mixedEvents[index % mixedEvents.length] ?? modal.shaken())
    console.log(`engine, freeze ${freeze ? 'on ' : 'off'}: ${small} small events/s, ${mixed} mixed events/s`)
  }
}

const mixedEvents = [
  network.searchTyped({ text: 'b' }),
  router.viewPushed({ view: 'Networks' }),
  router.wentBack(),
  images.received({ kind: 'wallet', images: [{ id: 'x', url: 'blob:x' }] }),
  modal.loadingChanged({ loading: true }),
  modal.loadingChanged({ loading: false }),
]

function rate(freeze: boolean, input: (index: number) => EventInput): string {
  let id = 0
  const engine = createEngine({
    reducer: createRootReducer({ freeze }),
    effects: allEffects,
    ports: fakePorts(),
    now: () => 0,
    createId: () => `e${++id}`,
  })
  let heard = 0
  engine.subscribe(() => (heard += engine.state().modal.open ? 1 : 0))
  engine.dispatch(
    host.optionsGiven({ options: parseOptions({ projectId: 'bench', networks: [mainnet, base] }) }),
  )
  const { best } = measure(() => {
    for (let index = 0; index < eventCount; index += 1) engine.dispatch(input(index))
  })
  engine.stop()
  return Math.round((eventCount / best) * 1000).toLocaleString('en')
}
