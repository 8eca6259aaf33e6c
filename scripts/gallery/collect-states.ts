import type { ViewName } from '../../core/domain/features/view-name.ts'
import { createPlayer } from '../../core/recording/player.ts'
import type { Player } from '../../core/recording/player.ts'
import { eventsOf, parseTape } from '../../core/recording/tape.ts'
import type { RootState } from '../../core/reducers/root.ts'
import type { Store } from '../../core/store.ts'
import { insteadOfView } from '../../core/view-models/shell/instead-of-view.ts'
import { chromeView } from '../../core/view-models/shell/chrome.ts'
import { toastView } from '../../core/view-models/shell/toast.ts'
import type { Screen } from '../../core/view-models/parts/parts.ts'
import type { GalleryData, GalleryState } from '../../docs/gallery/gallery-data.ts'
import { renderFrame } from '../../renderers/cli/headless.ts'
import { screens } from '../../renderers/cli/screens.ts'
import { stateName } from './state-name.ts'

type Found = Omit<GalleryState, 'frame'> & { readonly pictures: number; readonly state: RootState }

/** Fields of events that a part dispatches by itself. They are not visible on the screen. */
const untold = new Set(['tried', 'shown'])

const space = { columns: 56, rows: 48 }

/**
 * Finds every different screen in recordings given as JSON lines by name. Of screens that differ only in pictures, it shows the one with the
 * most.
 */
export function collectStates(recordings: GalleryData['recordings']): readonly GalleryState[] {
  const found = new Map<string, Found>()
  const bare = new Map<ViewName, Found>()
  for (const [recording, text] of Object.entries(recordings)) {
    const tape = parseTape(text)
    const player = createPlayer(tape)
    eventsOf(tape).forEach((event, index) => {
      player.goTo(index + 1)
      const { view, key, pictures, chrome, screen } = screenOf(player)
      if (key === null) return
      const known = found.get(key)
      if (known && known.pictures >= pictures) return
      const [position, state] = [player.position(), player.state() as RootState]
      const place = { id: `${recording}-${position}`, recording, position, view, pictures, state }
      found.set(key, { ...place, name: known?.name ?? stateName(event, screen, chrome) })
      // One state per view shows the initials that stand for pictures that have not loaded yet.
      if (known && !bare.has(view)) bare.set(view, { ...known, name: `${known.name}, before its pictures` })
    })
  }
  const all = [...bare.values(), ...found.values()].map(({ id, view, name, recording, position, state }) => ({
    id,
    view,
    name,
    recording,
    position,
    frame: renderFrame(storeAt(state), space),
  }))
  return (Object.keys(screens) as ViewName[]).flatMap((view) =>
    toldApart(all.filter((state) => state.view === view)),
  )
}

/** Adds the recording to names that several states of a view share. If that is not enough, adds the position. */
function toldApart(states: readonly GalleryState[]): readonly GalleryState[] {
  const add = (named: readonly GalleryState[], addition: (state: GalleryState) => string | number) =>
    named.map((state) =>
      named.some(({ id, name }) => id !== state.id && name === state.name)
        ? { ...state, name: `${state.name}, ${addition(state)}` }
        : state,
    )
  return add(
    add(states, ({ recording }) => recording.replaceAll('-', ' ')),
    ({ position }) => position,
  )
}

/**
 * Returns the key that identifies a screen, and how many fetched pictures it has. The key is null while the screen is not visible. That is the
 * case if the modal is closed or if the same turn continues to another view.
 */
function screenOf(player: Player) {
  const chrome = { ...chromeView(player.state()), toast: toastView(player.state()) }
  const { open, view, toast, busy, back, shake } = chrome
  const screen: Screen = insteadOfView(player.state()) ?? screens[view].viewModel(player.state() as RootState)
  const around = [toast && [toast.text, toast.variant], busy, back !== null, shake]
  const shown = JSON.stringify([view, screen, around], (name, value: unknown) =>
    untold.has(name) ? undefined : value,
  )
  const key = shown.replaceAll(/"url":(null|"[^"]*")/g, '"url":0')
  const isSeen = open && Object.values(screen.parts).some((part) => part !== null)
  return { view, screen, chrome, key: isSeen ? key : null, pictures: shown.split('"url":"').length }
}

function storeAt(state: RootState): Store {
  return { state: () => state, initialState: () => state, subscribe: () => () => {}, dispatch: () => {} }
}
