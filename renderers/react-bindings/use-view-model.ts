import { useSyncExternalStore } from 'react'
import type { Store } from '../../core/store.ts'
import { selectionOf } from './selection.ts'
import { useStore } from './store-context.ts'

/** The complete state, as view-models receive it. */
export type State = ReturnType<Store['state']>

/** Returns a view-model's current result. The component renders again only when that changes. */
export function useViewModel<View>(view: (state: State) => View): View {
  const { subscribe, state, initialState } = useStore()
  return useSyncExternalStore(subscribe, selectionOf(state, view), selectionOf(initialState, view))
}
