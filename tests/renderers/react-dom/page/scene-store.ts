import type { EventInput } from '../../../../core/events/define-events.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { createRootReducer } from '../../../../core/reducers/root.ts'
import type { RootState } from '../../../../core/reducers/root.ts'
import type { Store } from '../../../../core/store.ts'
import { asked } from './happenings.ts'
import { features } from '../../../../core/events/features.ts'
import { loadedFeatures } from '../../../../core/recording/loaded-features.ts'
import { juniper } from './people.ts'
import { optionsFor, scenes } from './scenes.ts'

/** A store that can be put into a scene; it answers openings, closings and choices at once, and remembers what was sent. */
export type SceneStore = Store & {
  readonly show: (name: string, theme?: 'light' | 'dark' | 'auto') => void
  readonly sent: EventInput[]
  /** Answers each closing with a shake from now on, as while a transaction keeps the modal open. */
  readonly keepOpen: () => void
}

const answers: Readonly<Record<string, readonly EventInput[]>> = {
  [modal.openRequested.type]: [modal.opened({ view: 'Connect' })],
  [modal.closeRequested.type]: [modal.closed({ outcome: 'dismissed' })],
  [modal.unavailable.type]: [modal.closed({ outcome: 'failed' })],
  [connection.walletChosen.type]: [router.viewPushed({ view: 'ConnectingExternal' }), asked()],
  [pairing.walletChosen.type]: [router.viewPushed({ view: 'ConnectingWalletConnect' })],
  [connection.retried.type]: [asked(juniper, 'a2')],
}

export function createSceneStore(): SceneStore {
  const { reduce, initial } = createRootReducer({ ...loadedFeatures, freeze: true })
  const listeners = new Set<() => void>()
  const sent: EventInput[] = []
  let count = 0
  let isKeptOpen = false
  const answersTo = ({ type }: EventInput) =>
    isKeptOpen && type === modal.closeRequested.type ? [modal.shaken()] : (answers[type] ?? [])
  const after = (state: RootState, input: EventInput) => {
    const id = 'id' in input ? String(input.id) : `e${++count}`
    return reduce(state, { ...input, id, at: count, cause: null, flow: id })
  }
  const arrival = features.loaded({ feature: 'modal' })
  const first = after(after(initial, optionsFor()), arrival)
  let state = first
  const become = (next: RootState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    sent,
    keepOpen: () => {
      isKeptOpen = true
    },
    state: () => state,
    initialState: () => first,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: (input) => {
      sent.push(input)
      for (const event of [input, ...answersTo(input)]) become(after(state, event))
    },
    show: (name, theme = 'auto') => {
      const scene = scenes[name]
      if (!scene)
        throw new Error(`There is no scene "${name}"; the scenes are ${Object.keys(scenes).join(', ')}.`)
      const coming = scene.withoutFeature ? [] : [arrival]
      const given = optionsFor({ themeMode: theme, ...scene.setting })
      become([given, ...coming, ...scene.events].reduce(after, initial))
    },
  }
}
