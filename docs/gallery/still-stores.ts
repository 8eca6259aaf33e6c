import { createPlayer } from '../../core/recording/player.ts'
import { parseTape } from '../../core/recording/tape.ts'
import type { Store } from '../../core/store.ts'
import type { GalleryData, GalleryState } from './gallery-data.ts'
import { themes } from './look.ts'
import type { Look } from './look.ts'

/** A state of the gallery, and its stores, which stand still. There is one store for each look. */
export type StillState = GalleryState & { readonly storeIn: (look: Look) => Store }

/** Plays every recording once and keeps the states that the gallery shows. */
export function stillStates({ recordings, states }: GalleryData): readonly StillState[] {
  const players = new Map(
    Object.entries(recordings).map(([name, text]) => [name, createPlayer(parseTape(text))]),
  )
  return states.map((entry) => {
    const player = players.get(entry.recording)
    if (!player)
      throw new Error(`The state "${entry.id}" names the recording "${entry.recording}", which is missing.`)
    player.goTo(entry.position)
    return { ...entry, storeIn: storesOf(player.state()) }
  })
}

/** Returns a function that makes the store of a look, once. */
function storesOf(state: ReturnType<Store['state']>): StillState['storeIn'] {
  const made = new Map<string, Store>()
  return (look) => {
    const key = JSON.stringify(look)
    const store = made.get(key) ?? storeOf(state, look)
    made.set(key, store)
    return store
  }
}

function storeOf(state: ReturnType<Store['state']>, { mode, theme, direction }: Look): Store {
  const { options } = state
  const seen = options
    ? { ...state, options: { ...options, themeMode: mode, themeVariables: themes[theme], direction } }
    : state
  return { state: () => seen, initialState: () => seen, subscribe: () => () => {}, dispatch: () => {} }
}
