import { storageKeys } from '../domain/storage-keys.ts'
import { send } from '../events/send.ts'
import type { StateOf } from '../reducers/root.ts'
import { openSendings } from '../selectors/send-requests.ts'
import { keepRequests } from './kept-requests.ts'

/** What wallets are asked to send is kept from the press to the answer: a reload, or another tab, must not ask twice without a word. */
export const {
  recall: recallSendRequests,
  follow: followSendRequests,
  join: joinSendRequests,
  keep: keepSendRequests,
} = keepRequests<StateOf<'send'>>({
  feature: 'send',
  key: storageKeys.sendRequests,
  changes: [send.attemptStarted, send.transactionMade, send.signed, send.attemptFailed],
  standing: (state) => ({ open: openSendings(state), known: state.sendRequests }),
  recalled: send.requestsRecalled,
  joined: send.requestsJoined,
})
