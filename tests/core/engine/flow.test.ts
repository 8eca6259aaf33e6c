import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import type { EventInput, Stamped } from '../../../core/events/define-events.ts'
import { engine as engineEvents } from '../../../core/events/engine.ts'
import { features } from '../../../core/events/features.ts'
import { host } from '../../../core/events/host.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { failureAt } from '../../../core/verbs/flow-ends.ts'
import { endOfFlow } from '../../../core/engine/flow.ts'

/** An engine that only stamps: what is dispatched gets the given id, unless it is held, and other flows can be told. */
function stampingEngine({ holding = false } = {}) {
  const events = new Subject<Stamped>()
  const held = new Set<EventInput>()
  let isStopped = false
  const tell = (input: EventInput, id: string, flow = id) => {
    isStopped ||= input.type === host.stopped.type
    events.next({ ...input, id, at: 0, cause: null, flow })
  }
  return {
    events,
    tell,
    dispatch: (input: EventInput) => (holding ? void held.add(input) : tell(input, 'ours')),
    isStopped: () => isStopped,
    holds: (input: EventInput) => held.has(input),
    drop: () => held.clear(),
  }
}

const never = () => () => false

test('a flow ends with the first event that is its end', async () => {
  const engine = stampingEngine()
  const end = endOfFlow(
    engine,
    modal.shaken(),
    (ours) =>
      ({ type, flow }) =>
        flow === ours && type === modal.shakeEnded.type,
  )
  engine.tell(modal.shakeEnded(), 'a', 'another')
  engine.tell(modal.shakeEnded(), 'b', 'ours')
  expect((await end).id).toBe('b')
})

test('a flow ends with the report that something broke in it, not in another', async () => {
  const engine = stampingEngine()
  const end = endOfFlow(engine, modal.shaken(), never)
  const report = engineEvents.effectFailed({ effect: 'x', message: 'oops', restarts: 0 })
  engine.tell(report, 'a', 'another')
  engine.tell(report, 'b', 'ours')
  expect((await end).id).toBe('b')
})

test('every flow ends with a stop', async () => {
  const engine = stampingEngine()
  const end = endOfFlow(engine, modal.shaken(), never)
  engine.tell(host.stopped(), 'stop')
  expect((await end).id).toBe('stop')
})

test('a flow that is begun while stopped ends at once', async () => {
  const engine = stampingEngine()
  engine.tell(host.stopped(), 'stop')
  expect((await endOfFlow(engine, modal.shaken(), never)).id).toBe('ours')
})

test('a flow whose end predicate throws rejects with that error', async () => {
  const broken = () => {
    throw new Error('oops')
  }
  await expect(endOfFlow(stampingEngine(), modal.shaken(), broken)).rejects.toThrow('oops')
})

test('a flow that waits for its feature rejects with the load failure', async () => {
  const engine = stampingEngine({ holding: true })
  const end = endOfFlow(engine, modal.shaken(), never)
  engine.tell(features.requested({ feature: 'lamp' }), 'wanted')
  engine.drop()
  engine.tell(features.loadFailed({ feature: 'lamp', failure: { code: 'unreachable' } }), 'failed')
  expect(failureAt(await end)).toEqual({ code: 'unreachable' })
})
