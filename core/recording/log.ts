import type { Stamped } from '../events/define-events.ts'
import type { Engine } from '../engine/engine.ts'
import type { Reducer } from '../reducers/slices/define-slice.ts'
import type { RootState } from '../reducers/root.ts'
import { createRing } from './ring.ts'

/** The last events of a running engine, and the state before them: folding one over the other is today's state. */
export type RunningLog = {
  readonly events: () => readonly Stamped[]
  readonly checkpoint: () => RootState
  readonly stop: () => void
}

/** Keeps the last `size` events in a ring; what falls off is folded into the checkpoint. */
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
