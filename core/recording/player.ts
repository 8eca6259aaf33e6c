import { expectTape } from './expect-tape.ts'
import { createStateListeners } from '../loading/state-listeners.ts'
import { loadedFeatures } from './loaded-features.ts'
import type { LateFeatures } from '../define-feature.ts'
import type { RootState } from '../reducers/root.ts'
import type { Store } from '../store.ts'
import { stateBefore } from './checkpoint.ts'
import { foldReducer } from './fold-reducer.ts'
import { eventsOf } from './tape.ts'
import type { Tape } from './tape.ts'

/** A tape as a store for renderers. It has the state after one event, and can move to any other. Dispatched events are ignored. */
export type Player = Store & {
  readonly length: number
  readonly position: () => number
  /** Moves to the state after `position` events. 0 is before the first one on the tape. */
  readonly goTo: (position: number) => void
}

const checkpointEvery = 100

/** Returns a player. It folds the tape once and stores every hundredth state, so that any state is reached quickly. */
export function createPlayer(tape: Tape, features: LateFeatures = loadedFeatures): Player {
  expectTape(tape, 'createPlayer')
  const events = eventsOf(tape)
  const { reduce } = foldReducer(features)
  const initial = stateBefore(tape)
  const listeners = createStateListeners()
  const checkpoints: RootState[] = []
  events.reduce((reached, event, index) => {
    if (index % checkpointEvery === 0) checkpoints.push(reached)
    return reduce(reached, event)
  }, initial)
  let position = 0
  let state = initial

  const stateAt = (wanted: number): RootState => {
    const last = Math.max(0, Math.min(Math.floor(wanted / checkpointEvery), checkpoints.length - 1))
    const isAhead = position <= wanted && position > last * checkpointEvery
    const from = isAhead ? position : last * checkpointEvery
    return events.slice(from, wanted).reduce(reduce, isAhead ? state : (checkpoints[last] ?? initial))
  }

  return {
    length: events.length,
    position: () => position,
    goTo: (wanted) => {
      const reached = Math.max(0, Math.min(events.length, wanted))
      state = stateAt(reached)
      position = reached
      listeners.notify()
    },
    state: () => state,
    initialState: () => initial,
    subscribe: listeners.subscribe,
    dispatch: () => {},
  }
}
