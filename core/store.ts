import type { EventInput } from './events/define-events.ts'
import type { BootState } from './reducers/root.ts'

/** All that a renderer needs: the state, word of its changes, and a place to send what a part carries. */
export type Store = {
  /** The state now; the same object until something changes. */
  readonly state: () => BootState
  /** The state before anything happened in a browser; what a server renders. */
  readonly initialState: () => BootState
  /** Calls the listener after every change; what it answers ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Sends an event; one that comes while another is being taken waits for its turn. */
  readonly dispatch: (input: EventInput) => void
}
