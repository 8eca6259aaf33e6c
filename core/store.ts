import type { EventInput } from './events/define-events.ts'
import type { BootState } from './reducers/root.ts'

/** The store of a renderer: the state, its changes, and the dispatch of events. */
export type Store = {
  /** Returns the current state. It is the same object until something changes. */
  readonly state: () => BootState
  /** Returns the state before anything happened in a browser, which a server renders. */
  readonly initialState: () => BootState
  /** Calls the listener after every change. Returns the function that removes this subscription. */
  readonly subscribe: (listener: () => void) => () => void
  /** Dispatches an event. If another one is being taken, this one waits for its turn. */
  readonly dispatch: (input: EventInput) => void
}
