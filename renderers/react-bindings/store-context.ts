import { createContext, useContext } from 'react'
import type { Store } from '../../core/store.ts'
import { provided } from './provided.ts'

/** The store of all components below. A terminal, a page and a recording's player each provide their own. */
export const StoreContext = createContext<Store | null>(null)

/** Returns the store of the nearest provider. Throws `no-provider` if there is none. */
export function useStore(): Store {
  return provided(useContext(StoreContext))
}
