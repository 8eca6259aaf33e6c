import { network } from '../../events/network/network.ts'
import { endSearch } from '../shell/end-search.ts'

/** Clears the search text when its view leaves the history. */
export const endNetworkSearch = endSearch(
  'Networks',
  (state) => state.network.search,
  () => network.searchTyped({ text: '' }),
)
