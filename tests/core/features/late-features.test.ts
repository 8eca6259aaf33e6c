import { expect, test } from 'vitest'
import { fakeFeatures } from '../../../adapters/fake/fake-features.ts'
import { fakePorts } from '../../../adapters/fake/fake-ports.ts'
import { parseOptions } from '../../../core/domain/options/parse-options.ts'
import { loadFeature } from '../../../core/effects/shell/features.ts'
import { createEngine } from '../../../core/engine/engine.ts'
import type { Stamped } from '../../../core/events/define-events.ts'
import { features } from '../../../core/events/features.ts'
import { host } from '../../../core/events/host.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { failureAt } from '../../../core/verbs/flow-ends.ts'
import { endOfFlow } from '../../../core/engine/flow.ts'
import type { LateFeatures } from '../../../core/define-feature.ts'
import { createRootReducer, hasFeature } from '../../../core/reducers/root.ts'
import { storyOptions } from '../../../fixtures/story.ts'
import { bell, lamp, lampAndBell, litBy } from './late-lamp.ts'

/** An engine that has no lamp and no bell yet, and what happened in it. */
function darkRoom(late: LateFeatures = lampAndBell) {
  const ports = fakePorts({ features: fakeFeatures() })
  let count = 0
  const engine = createEngine({
    reducer: createRootReducer({ freeze: true, featureOf: late.featureOf }),
    effects: { loadFeature },
    ports,
    now: () => ports.clock.now(),
    createId: () => `n${++count}`,
    features: late,
  })
  engine.dispatch(host.optionsGiven({ options: parseOptions(storyOptions) }))
  const heard: Stamped[] = []
  engine.events.subscribe((event) => heard.push(event))
  const types = () => heard.map(({ type }) => type)
  const waits = (input = lamp.pressed({ hand: 'left' })) =>
    endOfFlow(
      engine,
      input,
      () =>
        ({ type }) =>
          type === lamp.lit.type,
    )
  return { ...ports, engine, heard, types, waits, lit: () => litBy(engine.state()) }
}

test('an event waits for its feature and is processed after its arrival', () => {
  const { engine, heard, lit } = darkRoom()
  engine.dispatch(lamp.pressed({ hand: 'left' }))
  expect(heard.map(({ type, cause }) => [type, cause])).toEqual([
    ['features/requested', null],
    ['features/loaded', 'n2'],
    ['lamp/lit', 'n3'],
    ['lamp/pressed', null],
    ['lamp/lit', 'n5'],
  ])
  expect(lit()).toEqual(['arrival', 'left'])
  expect(hasFeature(engine.state(), 'lamp')).toBe(true)
})

test('an event that waits for its feature is not recorded, and its state branch is absent', () => {
  const { engine, features: loading, types, lit } = darkRoom()
  loading.hang('load')
  engine.dispatch(lamp.pressed({ hand: 'left' }))
  expect(types()).toEqual(['features/requested'])
  expect(lit()).toBeNull()
  expect(engine.state().features).toEqual({ lamp: 'requested' })
})

test('a feature is requested once, and waiting events keep their order', () => {
  const { engine, features: loading, lit } = darkRoom()
  const load = loading.hang('load')
  for (const hand of ['left', 'right']) engine.dispatch(lamp.pressed({ hand }))
  engine.dispatch(features.requested({ feature: 'lamp' }))
  load.answer(null)
  engine.dispatch(lamp.pressed({ hand: 'third' }))
  expect(lit()).toEqual(['arrival', 'left', 'right', 'third'])
})

test('an event caused by another waits for its own feature and keeps its flow', () => {
  const { engine, features: loading, heard } = darkRoom()
  loading.answer('load', null)
  const lampLoad = loading.hang('load')
  engine.dispatch(bell.rung())
  lampLoad.answer(null)
  const rung = heard.find(({ type }) => type === bell.rung.type)
  const lit = heard.filter(({ type, flow }) => type === lamp.lit.type && flow === rung?.id)
  expect(lit.map(({ data }) => data)).toEqual([{ by: 'bell' }])
})

test('a failed load ends waiting events with its failure, and the next event retries', async () => {
  const { engine, features: loading, waits, types } = darkRoom()
  loading.reject('load', { code: 'unreachable' })
  expect(failureAt(await waits())).toEqual({ code: 'unreachable' })
  expect(engine.state().features).toEqual({ lamp: 'failed' })
  expect((await waits()).type).toBe('lamp/lit')
  expect(types().filter((type) => type === 'lamp/pressed')).toHaveLength(1)
})

test('a load that never ends has failed after twenty seconds', async () => {
  const { features: loading, clock, waits } = darkRoom()
  loading.hang('load')
  const end = waits()
  clock.pass(20_000)
  expect(failureAt(await end)).toEqual({ code: 'timed-out' })
})

test('a feature that arrives twice begins once', () => {
  const { engine, lit } = darkRoom()
  engine.dispatch(lamp.pressed({ hand: 'left' }))
  engine.dispatch(features.loaded({ feature: 'lamp' }))
  engine.dispatch(lamp.pressed({ hand: 'right' }))
  expect(lit()).toEqual(['arrival', 'left', 'arrival', 'right'])
})

test('a feature that is here is not loaded again', () => {
  const { engine, features: loading } = darkRoom()
  engine.dispatch(lamp.pressed({ hand: 'left' }))
  engine.dispatch(features.requested({ feature: 'lamp' }))
  expect(loading.questions).toHaveLength(1)
})

test('a disabled feature is never loaded and ends waiting events with feature-disabled', async () => {
  const room = darkRoom()
  const withoutLamp = { ...parseOptions(storyOptions), features: { lamp: false } as object }
  room.engine.dispatch(host.optionsGiven({ options: withoutLamp }))
  expect(failureAt(await room.waits())).toEqual({ code: 'feature-disabled' })
  room.engine.dispatch(features.requested({ feature: 'lamp' }))
  expect(room.features.questions).toEqual([])
})

test('a stop ends events that wait for a feature, and the next start requests it again', async () => {
  const { engine, features: loading, waits, lit } = darkRoom()
  const load = loading.hang('load')
  const end = waits()
  engine.dispatch(host.stopped())
  expect(failureAt(await end)).toEqual({ code: 'aborted' })
  load.answer(null)
  expect(lit()).toBeNull()
  engine.dispatch(host.started())
  await waits(lamp.pressed({ hand: 'right' }))
  expect(lit()).toEqual(['arrival', 'right'])
})

test('an event that comes while stopped waits for no feature: it is taken, and moves nothing', async () => {
  const { engine, features: loading, waits, lit } = darkRoom()
  engine.dispatch(host.stopped())
  expect(failureAt(await waits())).toEqual({ code: 'aborted' })
  expect([loading.questions, lit()]).toEqual([[], null])
})

test('a feature that has come stays over a stop, and its effects end and begin with the others', () => {
  const { engine, lit } = darkRoom()
  engine.dispatch(lamp.pressed({ hand: 'left' }))
  engine.dispatch(host.stopped())
  engine.dispatch(lamp.pressed({ hand: 'nobody' }))
  engine.dispatch(host.started())
  engine.dispatch(lamp.pressed({ hand: 'right' }))
  expect(lit()).toEqual(['arrival', 'left', 'right'])
})

test('an event that waits for its feature does not block others', () => {
  const { engine, features: loading, types } = darkRoom()
  loading.hang('load')
  engine.dispatch(lamp.pressed({ hand: 'left' }))
  engine.dispatch(modal.shaken())
  expect(types()).toEqual(['features/requested', 'modal/shaken'])
})
