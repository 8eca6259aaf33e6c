import type { Draft } from './events/define-events.ts'
import type { RootState } from './reducers/root.ts'

/** All that a renderer needs: the state, word of its changes, and a place to send what a part carries. */
export type Store = {
  readonly state: () => RootState
  /** The state before anything happened in a browser; what a server renders. */
  readonly initialState: () => RootState
  readonly subscribe: (listener: () => void) => () => void
  readonly dispatch: (draft: Draft) => void
}
