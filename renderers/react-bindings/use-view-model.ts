import { useMemo, useSyncExternalStore } from 'react'
import type { Store } from '../../core/store.ts'
import { createSelection } from './selection.ts'
import { useStore } from './store-context.ts'

/** The whole state, as view-models take it. */
export type State = ReturnType<Store['state']>

/** What a view-model says of the state now; the component renders again only when that changes. */
export function useViewModel<View>(view: (state: State) => View): View {
  const store = useStore()
  const [current, initial] = useMemo(() => {
    const here = createSelection(view)
    const onServer = createSelection(view)
    return [() => here(store.state()), () => onServer(store.initialState())] as const
  }, [store, view])
  return useSyncExternalStore(store.subscribe, current, initial)
}
