import { network } from '../events/network.ts'
import { defineSlice } from './define-slice.ts'
import { networkBeginning } from './network-beginning.ts'
import type { NetworkState } from './network.ts'

/** What a list of networks needs before anything is chosen there: the search, and names that were told. What comes of a choice is in `network.ts`. */
export const networkListSlice = defineSlice<NetworkState>(networkBeginning, (when) => [
  when([network.recognized], (draft, { data }) => {
    draft.names[data.chainId] = data.name
  }),
  when([network.searchTyped], (draft, { data }) => {
    draft.search = data.text
  }),
])
