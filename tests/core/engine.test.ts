import { map } from 'rxjs'
import { expect, test } from 'vitest'
import type { FakeClock } from '../../adapters/fake/fake-clock.ts'
import { fakePorts } from '../../adapters/fake/fake-ports.ts'
import { createEngine } from '../../core/engine.ts'
import type { Effect } from '../../core/effects/define-effect.ts'
import { modal } from '../../core/events/modal.ts'
import { router } from '../../core/events/router.ts'
import { createRootReducer } from '../../core/reducers/root.ts'
import type { Stamped } from '../../core/events/define-events.ts'

let clock: FakeClock

function startEngine(effects: Record<string, Effect>) {
  let count = 0
  const ports = fakePorts()
  clock = ports.clock
  const engine = createEngine({
    reducer: createRootReducer({ freeze: true }),
    effects,
    ports,
    now: () => 1000 + count,
    createId: () => `n${++count}`,
  })
  const heard: Stamped[] = []
  engine.events.subscribe((event) => heard.push(event))
  return { engine, heard }
}

test('events are taken one at a time in the order they came, also those that effects send meanwhile', () => {
  const { engine, heard } = startEngine({
    first: ({ on, decide }) =>
      on(modal.opened).pipe(decide(() => [router.viewPushed({ view: 'Account' }), modal.shaken()])),
    second: ({ on, decide }) => on(router.viewPushed).pipe(decide(() => modal.shakeEnded())),
  })
  engine.dispatch(modal.opened({ view: 'Connect' }))
  expect(heard.map(({ type }) => type)).toEqual([
    'modal/opened',
    'router/viewPushed',
    'modal/shaken',
    'modal/shakeEnded',
  ])
})

test('the events that one answer leads to stay together, before what follows from the first of them', () => {
  const { engine, heard } = startEngine({
    answer: ({ on, ports, together }) =>
      on(modal.opened).pipe(
        together({
          limit: 'timer',
          ask: (_, signal) => ports.clock.after(1, signal),
          then: () => [modal.shaken(), modal.shakeEnded()],
          fail: () => null,
        }),
      ),
    follow: ({ on, decide }) => on(modal.shaken).pipe(decide(() => router.wentBack())),
  })
  engine.dispatch(modal.opened({ view: 'Connect' }))
  clock.pass(1)
  expect(heard.map(({ type }) => type)).toEqual([
    'modal/opened',
    'modal/shaken',
    'modal/shakeEnded',
    'router/wentBack',
  ])
})

test('every event carries its own id, its cause, and the flow it began with', () => {
  const { engine, heard } = startEngine({
    first: ({ on, decide }) => on(modal.opened).pipe(decide(() => router.viewPushed({ view: 'Account' }))),
    second: ({ on, decide }) => on(router.viewPushed).pipe(decide(() => modal.shaken())),
  })
  engine.dispatch(modal.opened({ view: 'Connect' }))
  expect(heard.map(({ id, cause, flow }) => [id, cause, flow])).toEqual([
    ['n1', null, 'n1'],
    ['n2', 'n1', 'n1'],
    ['n3', 'n2', 'n1'],
  ])
})

test('an effect hears an event after the state it leads to', () => {
  const seen: boolean[] = []
  const { engine } = startEngine({
    look: ({ on, state, decide }) =>
      on(modal.opened).pipe(
        decide(() => {
          seen.push(state().modal.open)
          return null
        }),
      ),
  })
  engine.dispatch(modal.opened({ view: 'Connect' }))
  expect(seen).toEqual([true])
})

test('listeners are called when the state changed, and only then', () => {
  const { engine } = startEngine({})
  let calls = 0
  const leave = engine.subscribe(() => (calls += 1))
  engine.dispatch(modal.opened({ view: 'Connect' }))
  engine.dispatch(modal.openRequested({}))
  leave()
  engine.dispatch(modal.closed({ outcome: 'dismissed' }))
  expect(calls).toBe(1)
})

test('an effect that breaks is reported and begun again, ten times at most', () => {
  const { engine, heard } = startEngine({
    fragile: ({ on }) =>
      on(modal.shaken).pipe(
        map(() => {
          throw new Error('oops')
        }),
      ),
  })
  for (let time = 0; time < 15; time += 1) engine.dispatch(modal.shaken())
  const reports = heard.filter(({ type }) => type === 'engine/effectFailed')
  expect(reports).toHaveLength(11)
  expect(reports[0]?.data).toEqual({ effect: 'fragile', message: 'oops', restarts: 0 })
})

test('after stop no effect hears anything', () => {
  const { engine, heard } = startEngine({
    echo: ({ on, decide }) => on(modal.shaken).pipe(decide(() => modal.shakeEnded())),
  })
  engine.stop()
  engine.dispatch(modal.shaken())
  expect(heard.map(({ type }) => type)).toEqual(['modal/shaken'])
})

test('an outcome that throws is reported, and its effect begins again', () => {
  const { engine, heard } = startEngine({
    broken: ({ on, ports, together }) =>
      on(modal.shaken).pipe(
        together({
          limit: 'timer',
          ask: (_, signal) => ports.clock.after(1, signal),
          then: () => {
            throw new Error('no outcome')
          },
          fail: () => null,
        }),
      ),
    echo: ({ on, decide }) => on(modal.opened).pipe(decide(() => modal.shaken())),
  })
  engine.dispatch(modal.opened({ view: 'Connect' }))
  clock.pass(1)
  expect(heard.map(({ type }) => type)).toEqual(['modal/opened', 'modal/shaken', 'engine/effectFailed'])
  expect(heard.at(-1)?.data).toMatchObject({ effect: 'broken', message: 'no outcome' })
})

test('an effect that fails while it begins is begun again, and ends with the engine all the same', () => {
  let begun = 0
  const { engine, heard } = startEngine({
    late: ({ on, decide }) => {
      begun += 1
      if (begun === 1) throw new Error('not yet')
      return on(modal.shaken).pipe(decide(() => modal.shakeEnded()))
    },
  })
  engine.dispatch(modal.shaken())
  expect(heard.map(({ type }) => type)).toContain('modal/shakeEnded')
  engine.stop()
  engine.dispatch(modal.shaken())
  expect(heard.at(-1)?.type).toBe('modal/shaken')
})
