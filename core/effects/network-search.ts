import { network } from '../events/network.ts'
import { endSearch } from './end-search.ts'

/** Whoever looks for a network begins with an empty search. */
export const endNetworkSearch = endSearch(
  'Networks',
  (state) => state.network.search,
  () => network.searchTyped({ text: '' }),
)
