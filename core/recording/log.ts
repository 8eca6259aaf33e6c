import type { Stamped } from '../events/define-events.ts'
import type { Engine } from '../engine/engine.ts'
import type { Reducer } from '../reducers/slices/define-slice.ts'
import type { RootState } from '../reducers/root.ts'
import { createRing } from './ring.ts'

/** The last events of a running engine, and the state before them. Folding the events over that state gives the current state. */
export type RunningLog = {
  readonly events: () => readonly Stamped[]
  readonly checkpoint: () => RootState
  readonly stop: () => void
}

/** Stores the last `size` events of an engine. Older events are folded into the checkpoint. */
export function keepLog(
  engine: Pick<Engine, 'events' | 'state'>,
  reducer: Reducer<RootState>,
  size: number,
): RunningLog {
  const ring = createRing<Stamped>(size)
  let checkpoint = engine.state()
  const subscription = engine.events.subscribe((event) => {
    const fallen = ring.push(event)
    if (fallen) checkpoint = reducer.reduce(checkpoint, fallen)
  })
  return { events: ring.values, checkpoint: () => checkpoint, stop: () => subscription.unsubscribe() }
}
