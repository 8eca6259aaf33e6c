import { recentRequestsIn, requestsIn } from '../../domain/operations/stored-requests.ts'
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

/** What wallets were asked to send by earlier visits and other tabs is recalled as this comes. */
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

/** What other tabs ask wallets to send is followed. */
export const followSendRequests = defineEffect<StateOf<'send'>>(({ on, ports, latest }) =>
  arrival(on, 'send').pipe(
    latest({
      limit: 'standing',
      ask: (_, signal) => ports.storage.watch({ key }, signal),
      then: ({ text }) => send.requestsRecalled({ requests: [...requestsIn(text)] }),
      fail: () => null,
    }),
  ),
)

/**
 * Keeps the open requests to send until the wallet answers, beside those of other tabs. A later visit or
 * another tab must not ask the wallet a second time without a warning.
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
