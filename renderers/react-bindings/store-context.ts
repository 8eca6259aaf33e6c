import { createContext, useContext } from 'react'
import type { Store } from '../../core/store.ts'

/** The store that everything below draws from; a terminal, a page and a recording's player each bring their own. */
export const StoreContext = createContext<Store | null>(null)

/** The store of the nearest provider; throws when there is none. */
export function useStore(): Store {
  const store = useContext(StoreContext)
  if (store) return store
  throw new Error('No Latchkey store above this component: put it inside <LatchkeyProvider latchkey={…}>.')
}
