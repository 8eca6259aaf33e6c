import { createContext, useContext } from 'react'
import type { Store } from '../../core/store.ts'
import { provided } from './provided.ts'

/** The store that everything below draws from; a terminal, a page and a recording's player each bring their own. */
export const StoreContext = createContext<Store | null>(null)

/** The store of the nearest provider; throws `no-provider` when there is none. */
export function useStore(): Store {
  return provided(useContext(StoreContext))
}
