import { recentRequestsIn, requestsIn } from '../../domain/operations/request/stored-requests.ts'
import { storageLimit } from '../../domain/limits.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { storage } from '../../events/storage.ts'
import { send } from '../../events/send/send.ts'
import type { StateOf } from '../../reducers/root.ts'
import { openSendings } from '../../selectors/send/requests.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { keepRequests } from '../operations/keep-requests.ts'

const key = storageKeys.sendRequests

/** Reads the requests of earlier visits and other tabs when the feature is loaded. */
export const recallSendRequests = defineEffect<StateOf<'send'>>(({ on, ports, once }) =>
  arrival(on, 'send').pipe(
    once({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key }, signal),
      then: ({ text }, { at }) => send.requestsRecalled({ requests: [...recentRequestsIn(text, at)] }),
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** Follows the requests that other tabs store. */
export const followSendRequests = defineEffect<StateOf<'send'>>(({ on, ports, latest }) =>
  arrival(on, 'send').pipe(
    latest({
      limit: 'subscription',
      ask: (_, signal) => ports.storage.watch({ key }, signal),
      then: ({ text }) => send.requestsRecalled({ requests: [...requestsIn(text)] }),
      fail: () => null,
    }),
  ),
)

/**
 * Stores the open requests to send until the wallet answers, beside those of other tabs.
 * So a later visit or another tab can warn before it asks the wallet a second time.
 */
export const keepSendRequests = defineEffect<StateOf<'send'>>(({ on, state, ports, inOrder }) =>
  on(send.sendingRequested, send.transactionMade, send.signed, send.sendingFailed).pipe(
    inOrder({
      limit: storageLimit,
      ask: ({ at }, signal) =>
        keepRequests(
          ports,
          { key, at, known: () => ({ kept: state().sendRequests, open: openSendings(state()) }) },
          signal,
        ),
      then: (others) =>
        others && [send.requestsRecalled({ requests: [...others] }), storage.written({ key })],
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)
