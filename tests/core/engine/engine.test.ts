import { Observable, map } from 'rxjs'
import { expect, test } from 'vitest'
import type { FakeClock } from '../../../adapters/fake/fake-clock.ts'
import { fakePorts } from '../../../adapters/fake/fake-ports.ts'
import { createEngine } from '../../../core/engine/engine.ts'
import type { Effect } from '../../../core/effects/streams/define-effect.ts'
import { engine as engineEvents } from '../../../core/events/engine.ts'
import { host } from '../../../core/events/host.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { createRootReducer } from '../../../core/reducers/root.ts'
import type { EventInput, Stamped } from '../../../core/events/define-events.ts'

let clock: FakeClock

function startEngine(effects: Record<string, Effect>, reducer = createRootReducer({ freeze: true })) {
  let count = 0
  const ports = fakePorts()
  clock = ports.clock
  const engine = createEngine({
    reducer,
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

test('all events of one answer are published before the events that follow from them', () => {
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

test('subscribers are called once per turn that changed the state, after its last event', () => {
  const { engine } = startEngine({
    follow: ({ on, decide }) => on(modal.opened).pipe(decide(() => [modal.shaken(), modal.shakeEnded()])),
  })
  const seen: boolean[] = []
  const leave = engine.subscribe(() => seen.push(engine.state().modal.shake))
  engine.dispatch(modal.opened({ view: 'Connect' }))
  engine.dispatch(modal.openRequested({}))
  leave()
  engine.dispatch(modal.closed({ outcome: 'dismissed' }))
  expect(seen).toEqual([false])
})

test('an event dispatched by a subscriber starts the next turn', () => {
  const { engine } = startEngine({})
  const seen: boolean[] = []
  engine.subscribe(() => {
    seen.push(engine.state().modal.open)
    if (engine.state().modal.open) engine.dispatch(modal.closed({ outcome: 'dismissed' }))
  })
  engine.dispatch(modal.opened({ view: 'Connect' }))
  expect(seen).toEqual([true, false])
})

test('an event from outside waits until the current turn has finished', () => {
  const { engine, heard } = startEngine({
    first: ({ on, decide }) => on(modal.opened).pipe(decide(() => router.viewPushed({ view: 'Account' }))),
    second: ({ on, decide }) => on(router.viewPushed).pipe(decide(() => modal.shaken())),
  })
  engine.events.subscribe(({ type }) => type === modal.opened.type && engine.dispatch(modal.closeRequested()))
  engine.dispatch(modal.opened({ view: 'Connect' }))
  expect(heard.map(({ type }) => type)).toEqual([
    'modal/opened',
    'router/viewPushed',
    'modal/shaken',
    'modal/closeRequested',
  ])
})

test('an answer is turned into facts when its turn comes, on the state that is then', () => {
  const seen: boolean[] = []
  const { engine } = startEngine({
    ask: ({ on, state, together }) =>
      on(modal.opened).pipe(
        together({
          limit: 'subscription',
          ask: () => [null],
          then: () => {
            seen.push(state().modal.shake)
            return null
          },
          fail: () => null,
        }),
      ),
    decide: ({ on, decide }) => on(modal.opened).pipe(decide(() => modal.shaken())),
  })
  engine.dispatch(modal.opened({ view: 'Connect' }))
  expect(seen).toEqual([true])
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

test('an effect that always fails while it begins is given up', () => {
  let begun = 0
  startEngine({
    never: () => {
      begun += 1
      throw new Error('never')
    },
  })
  expect(begun).toBe(11)
})

/** An effect whose questions each wait for a millisecond, with an outcome of one's own. */
const asking = (
  then: (trigger: Stamped) => EventInput | null,
  fail: () => EventInput | null = () => null,
): Effect => {
  return ({ on, ports, together }) =>
    on(modal.shaken, modal.opened).pipe(
      together({
        limit: 'timer',
        ask: (_, signal) => ports.clock.after(1, signal),
        then: (_, trigger) => then(trigger),
        fail,
      }),
    )
}

const breaking = (): never => {
  throw new Error('oops')
}

test('an outcome that throws fails only its own question and is reported in its flow', () => {
  const { engine, heard } = startEngine({
    broken: asking(
      ({ type }) => (type === modal.shaken.type ? breaking() : router.wentBack()),
      () => modal.shakeEnded(),
    ),
  })
  engine.dispatch(modal.shaken())
  engine.dispatch(modal.opened({ view: 'Connect' }))
  clock.pass(1)
  expect(heard.map(({ type, cause, flow }) => [type, cause, flow])).toEqual([
    ['modal/shaken', null, 'n1'],
    ['modal/opened', null, 'n2'],
    ['engine/effectFailed', 'n1', 'n1'],
    ['modal/shakeEnded', 'n1', 'n1'],
    ['router/wentBack', 'n2', 'n2'],
  ])
  expect(heard[2]?.data).toEqual({ effect: 'broken', message: 'oops', restarts: 0 })
})

test('a failing that throws is reported, and the effect hears on', () => {
  const { engine, heard } = startEngine({ broken: asking(breaking, breaking) })
  for (const time of [1, 2]) {
    engine.dispatch(modal.shaken())
    clock.pass(time)
  }
  expect(heard.map(({ type }) => type)).toEqual([
    'modal/shaken',
    'engine/effectFailed',
    'engine/effectFailed',
    'modal/shaken',
    'engine/effectFailed',
    'engine/effectFailed',
  ])
})

test('a question that failed by its outcome receives no further answer and is aborted', () => {
  const aborted: boolean[] = []
  const { engine, heard } = startEngine({
    broken: ({ on, together }) =>
      on(modal.shaken).pipe(
        together({
          limit: 'subscription',
          ask: (_, signal) => {
            signal.addEventListener('abort', () => aborted.push(true))
            return new Observable((subscriber) => {
              subscriber.next(1)
              subscriber.next(2)
            })
          },
          then: breaking,
          fail: () => modal.shakeEnded(),
        }),
      ),
  })
  engine.dispatch(modal.shaken())
  expect(heard.map(({ type }) => type)).toEqual(['modal/shaken', 'engine/effectFailed', 'modal/shakeEnded'])
  expect(aborted).toEqual([true])
})

test('a decision that throws is reported in its flow, and its effect hears on', () => {
  const { engine, heard } = startEngine({
    broken: ({ on, decide }) => on(modal.shaken).pipe(decide(breaking)),
  })
  engine.dispatch(modal.shaken())
  engine.dispatch(modal.shaken())
  expect(heard.map(({ type, flow }) => [type, flow])).toEqual([
    ['modal/shaken', 'n1'],
    ['engine/effectFailed', 'n1'],
    ['modal/shaken', 'n3'],
    ['engine/effectFailed', 'n3'],
  ])
})

test('an error while reporting an error is not reported', () => {
  const { engine, heard } = startEngine({
    broken: ({ on, decide }) => on(modal.shaken, engineEvents.effectFailed).pipe(decide(breaking)),
  })
  engine.dispatch(modal.shaken())
  expect(heard.map(({ type }) => type)).toEqual(['modal/shaken', 'engine/effectFailed'])
})

test('a reducer that throws leaves the state as it was, and is reported in the flow', () => {
  const root = createRootReducer({ freeze: true })
  const reduce: typeof root.reduce = (state, event) =>
    event.type === modal.shaken.type ? breaking() : root.reduce(state, event)
  const { engine, heard } = startEngine({}, { ...root, reduce })
  const before = engine.state()
  engine.dispatch(modal.shaken())
  expect(engine.state()).toBe(before)
  expect(heard.at(-1)).toMatchObject({ type: 'engine/effectFailed', cause: 'n1', flow: 'n1' })
})

test('an answer whose event cannot be reduced fails its question', () => {
  const root = createRootReducer({ freeze: true })
  const reduce: typeof root.reduce = (state, event) =>
    event.type === modal.closed.type ? breaking() : root.reduce(state, event)
  const closing = asking(
    () => modal.closed({ outcome: 'connected' }),
    () => modal.shakeEnded(),
  )
  const { engine, heard } = startEngine({ closing }, { ...root, reduce })
  engine.dispatch(modal.shaken())
  clock.pass(1)
  expect(heard.map(({ type, cause }) => [type, cause])).toEqual([
    ['modal/shaken', null],
    ['modal/closed', 'n1'],
    ['engine/effectFailed', 'n2'],
    ['modal/shakeEnded', 'n1'],
  ])
})

test('an effect whose stream fails is reported in the flow of its event', () => {
  const { engine, heard } = startEngine({ fragile: ({ on }) => on(modal.shaken).pipe(map(breaking)) })
  engine.dispatch(modal.shaken())
  expect(heard.at(-1)).toMatchObject({ type: 'engine/effectFailed', cause: 'n1', flow: 'n1' })
})

test('a listener that throws harms no other, and its error surfaces', async () => {
  const { engine } = startEngine({})
  const surfaced = surfacing()
  let calls = 0
  engine.subscribe(breaking)
  engine.events.subscribe(breaking)
  engine.subscribe(() => (calls += 1))
  engine.events.subscribe(() => (calls += 1))
  engine.dispatch(modal.opened({ view: 'Connect' }))
  expect(calls).toBe(2)
  expect(await surfaced).toEqual(['oops', 'oops'])
})

test('no effect receives events between a stop and the next start', () => {
  const { engine, heard } = startEngine({
    echo: ({ on, decide }) => on(modal.shaken).pipe(decide(() => modal.shakeEnded())),
  })
  engine.dispatch(host.started())
  engine.dispatch(host.stopped())
  engine.dispatch(modal.shaken())
  engine.dispatch(host.started())
  engine.dispatch(modal.shaken())
  expect(heard.map(({ type }) => type)).toEqual([
    'host/started',
    'host/stopped',
    'modal/shaken',
    'host/started',
    'modal/shaken',
    'modal/shakeEnded',
  ])
})

test('a stop is published once, aborts every question and starts none', () => {
  const aborted: string[] = []
  const { engine, heard } = startEngine({
    watch: ({ on, together }) =>
      on(host.started, host.stopped).pipe(
        together({
          limit: 'subscription',
          ask: ({ type }, signal) => {
            signal.addEventListener('abort', () => aborted.push(type))
            return new Observable<never>()
          },
          then: () => null,
          fail: () => null,
        }),
      ),
    last: ({ on, decide }) => on(host.stopped).pipe(decide(() => modal.closed({ outcome: 'dismissed' }))),
  })
  engine.dispatch(host.started())
  engine.dispatch(host.stopped())
  expect(heard.map(({ type }) => type)).toEqual(['host/started', 'host/stopped', 'modal/closed'])
  expect(aborted).toEqual(['host/started'])
})

test('an effect that failed while it began, and began again, ends with the others', () => {
  let begun = 0
  const { engine, heard } = startEngine({
    late: ({ on, decide }) => {
      begun += 1
      if (begun === 1) throw new Error('not yet')
      return on(modal.shaken).pipe(decide(() => modal.shakeEnded()))
    },
  })
  engine.dispatch(modal.shaken())
  engine.dispatch(host.stopped())
  engine.dispatch(modal.shaken())
  expect(heard.map(({ type }) => type)).toEqual([
    'modal/shaken',
    'modal/shakeEnded',
    'host/stopped',
    'modal/shaken',
  ])
})

/** The messages of the next two errors that nobody caught. */
function surfacing(): Promise<readonly string[]> {
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  return new Promise((resolve) => {
    const messages: string[] = []
    process.on('uncaughtException', ({ message }) => {
      messages.push(message)
      if (messages.length < 2) return
      process.removeAllListeners('uncaughtException')
      for (const other of others) process.on('uncaughtException', other)
      resolve(messages)
    })
  })
}
