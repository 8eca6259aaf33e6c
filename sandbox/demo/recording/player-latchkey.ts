import type { Latchkey } from 'latchkey'
import type { Player, Tape } from 'latchkey/testing'

/** Returns a player as a Latchkey, so that the same components render it. Its dialog stays closed and its verbs do nothing. */
export function playerLatchkey(player: Player, tape: Tape): Latchkey {
  let seen = player.state()
  let shown = withoutDialog(seen)
  return {
    state: () => {
      const state = player.state()
      if (state !== seen) {
        seen = state
        shown = withoutDialog(state)
      }
      return shown
    },
    initialState: player.initialState,
    subscribe: player.subscribe,
    dispatch: player.dispatch,
    start: () => {},
    stop: () => {},
    isStopped: () => false,
    update: () => {},
    ready: async () => {},
    open: async () => 'dismissed',
    close: () => {},
    connect: () => Promise.reject(new Error('A recording connects nothing.')),
    disconnect: async () => {},
    switchNetwork: async () => {},
    request: () => Promise.reject(new Error('A recording asks nobody.')),
    on: () => () => {},
    onAny: () => () => {},
    recording: () => tape,
  }
}

function withoutDialog(state: ReturnType<Player['state']>): ReturnType<Player['state']> {
  return state.modal.open ? { ...state, modal: { ...state.modal, open: false } } : state
}
