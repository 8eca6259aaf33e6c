import { network } from '../../events/network/network.ts'
import { endSearch } from '../shell/end-search.ts'

/** Whoever looks for a network begins with an empty search. */
export const endNetworkSearch = endSearch(
  'Networks',
  (state) => state.network.search,
  () => network.searchTyped({ text: '' }),
)
