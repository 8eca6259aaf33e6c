import { createPlayer } from '../../core/recording/player.ts'
import { parseTape } from '../../core/recording/tape.ts'
import type { Store } from '../../core/store.ts'
import type { GalleryData, GalleryState } from './gallery-data.ts'

/** The colour scheme a state is drawn in. */
export type Theme = 'light' | 'dark'

/** A state of the gallery as stores that stand still, one for each theme. */
export type StillState = GalleryState & { readonly stores: Readonly<Record<Theme, Store>> }

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
    const state = player.state()
    return { ...entry, stores: { light: storeOf(state, 'light'), dark: storeOf(state, 'dark') } }
  })
}

function storeOf(state: ReturnType<Store['state']>, themeMode: Theme): Store {
  const themed = state.options ? { ...state, options: { ...state.options, themeMode } } : state
  return { state: () => themed, initialState: () => themed, subscribe: () => () => {}, dispatch: () => {} }
}
