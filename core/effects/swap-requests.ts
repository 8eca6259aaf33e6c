import { storageKeys } from '../domain/storage-keys.ts'
import { swap } from '../events/swap.ts'
import type { StateOf } from '../reducers/root.ts'
import { keepRequests } from './kept-requests.ts'

/** What wallets are asked to swap is kept from the press to the answer: a reload, or another tab, must not ask twice without a word. */
export const {
  recall: recallSwapRequests,
  follow: followSwapRequests,
  join: joinSwapRequests,
  keep: keepSwapRequests,
} = keepRequests<StateOf<'swap'>>({
  feature: 'swap',
  key: storageKeys.swapRequests,
  changes: [swap.attemptStarted, swap.signed, swap.bundleSent, swap.bundleUnsupported, swap.attemptFailed],
  standing: ({ swapRequests: { open, kept } }) => ({ open, known: kept }),
  recalled: swap.requestsRecalled,
  joined: swap.requestsJoined,
})
