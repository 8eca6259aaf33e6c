import { recentRequestsIn, requestsIn } from '../../domain/operations/request/stored-requests.ts'
import { storageLimit } from '../../domain/limits.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { storage } from '../../events/storage.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { arrival } from '../streams/arrival.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { keepRequests } from '../operations/keep-requests.ts'

const key = storageKeys.swapRequests

/** Reads the requests of earlier visits and other tabs when the feature is loaded. */
export const recallSwapRequests = defineEffect<StateOf<'swap'>>(({ on, ports, once }) =>
  arrival(on, 'swap').pipe(
    once({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key }, signal),
      then: ({ text }, { at }) => swap.requestsRecalled({ requests: [...recentRequestsIn(text, at)] }),
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** Follows the requests that other tabs store. */
export const followSwapRequests = defineEffect<StateOf<'swap'>>(({ on, ports, latest }) =>
  arrival(on, 'swap').pipe(
    latest({
      limit: 'subscription',
      ask: (_, signal) => ports.storage.watch({ key }, signal),
      then: ({ text }) => swap.requestsRecalled({ requests: [...requestsIn(text)] }),
      fail: () => null,
    }),
  ),
)

/**
 * Stores the open requests to swap until the wallet answers, beside those of other tabs.
 * So a later visit or another tab can warn before it asks the wallet a second time.
 */
export const keepSwapRequests = defineEffect<StateOf<'swap'>>(({ on, state, ports, inOrder }) =>
  on(swap.requested, swap.signed, swap.bundleSent, swap.unsupported, swap.requestFailed).pipe(
    inOrder({
      limit: storageLimit,
      ask: ({ at }, signal) => keepRequests(ports, { key, at, known: () => state().swapRequests }, signal),
      then: (others) =>
        others && [swap.requestsRecalled({ requests: [...others] }), storage.written({ key })],
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)
