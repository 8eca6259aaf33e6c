import { filter } from 'rxjs'
import { isStoredByNewer, transactionsText } from '../../domain/operations/stored-transactions.ts'
import { bundleStatusLimit, storageLimit } from '../../domain/limits.ts'
import { carriedBy, openBundles } from '../../domain/operations/own-bundle.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { isSameHash } from '../../domain/account/same-account.ts'
import { lastNonceBefore, sentTransactionOf } from '../../domain/operations/sent-transaction.ts'
import type { SentTransaction } from '../../domain/operations/sent-transaction.ts'
import { isOpen } from '../../domain/operations/settlement/settlement.ts'
import { storageKeys } from '../../domain/sessions/storage-keys.ts'
import { isForgotten } from '../../domain/operations/wallet-calls.ts'
import { activity } from '../../events/activity/activity.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { storage } from '../../events/storage.ts'
import type { StateOf } from '../../reducers/root.ts'
import { bundleSession } from '../../selectors/operations/bundle-session.ts'
import { arrival } from '../streams/arrival.ts'
import { reachable } from '../account/balance-request.ts'
import { bundleStatus, isPollDue } from './bundle-status.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { isWrittenOver, mergeStoredTransactions, seen, settled } from './merge-stored-transactions.ts'
import type { ChosenTransaction } from './merge-stored-transactions.ts'
import { merge } from '../streams/merge.ts'

const key = storageKeys.sentTransactions

/** The events whose result is stored for the next visit. */
const told = [
  ownTransaction.watched,
  ownTransaction.seen,
  ownTransaction.settled,
  ownTransaction.bundled,
  ownTransaction.bundleEnded,
] as const

/**
 * Watches each transaction that has not ended: at once if it was sent here, else when it is read from storage.
 * Watches it again at the next start if a stop interrupted that. If watching timed out, watches it again when the visitor opens the history.
 */
export const watchSent = defineEffect<StateOf<'activity'>>(({ on, state, decide }) => {
  const pending = () => state().ownTransactions.sent.filter(({ settlement }) => settlement === null)
  return merge(
    arrival(on, 'activity').pipe(decide(() => pending().map(watched))),
    on(ownTransaction.sent).pipe(
      decide(({ at, data }) => {
        const sent = sentTransactionOf(data, at)
        return pending()
          .filter(({ hash }) => sent && isSameHash(hash, sent.hash))
          .map(watched)
      }),
    ),
    on(ownTransaction.recalled).pipe(
      decide(({ data: { transactions } }) =>
        pending()
          .filter(({ hash }) => isAmong(transactions, hash))
          .map(watched),
      ),
    ),
    on(ownTransaction.lookUpRequested).pipe(decide(({ data }) => watched(data))),
    on(activity.pageRequested).pipe(
      filter(({ data: { cursor } }) => cursor === null),
      decide(() =>
        state()
          .ownTransactions.sent.filter(({ settlement }) => settlement && isOpen(settlement))
          .map(watched),
      ),
    ),
  )
})

/** Asks the chain how a transaction ends, unless another tab reports it before. If the chain cannot be asked, the transaction stays open. */
export const settleSent = defineEffect<StateOf<'activity'>>(({ on, state, ports, latestPer }) =>
  on(ownTransaction.watched, ownTransaction.settled).pipe(
    latestPer(({ data }) => data.hash, {
      limit: 'subscription',
      ask: (event, signal) => {
        if (!isOneOf(event, ownTransaction.watched)) return null
        const { chainId, address, hash } = event.data
        const network = reachable(state(), chainId)
        if (!network) throw { code: 'chain-unsupported' }
        const sent = sentAs(state(), hash)
        const { nonce = null, actionDigest, asked, askedAt } = sent ?? {}
        const lastNonce = (sent && lastNonceBefore(state().ownTransactions.sent, sent)) ?? undefined
        const known = { nonce, actionDigest, asked, askedAt, lastNonce }
        return ports.transactions.settlement({ network, address, hash, ...known }, signal)
      },
      then: (told, { data }) => ('nonce' in told ? seen(data, told) : settled(data, told)),
      fail: (_, { data }) => settled(data, { outcome: 'unsettled', replacement: null }),
    }),
  ),
)

/** Asks for calls sent as one operation whose transaction is unknown, once their wallet is connected again. */
export const watchBundles = defineEffect<StateOf<'activity'>>(({ on, state, decide }) =>
  merge(
    arrival(on, 'activity'),
    on(ownTransaction.recalled).pipe(filter(({ data: { bundles } }) => bundles !== undefined)),
    on(connection.established, connection.resumed),
  ).pipe(
    decide(({ at }) =>
      state()
        .ownTransactions.bundles.filter((one) => one.following === 'left' && bundleSession(state(), one))
        .map(({ bundle }) => ownTransaction.bundleWatched({ bundle, since: at })),
    ),
  ),
)

/**
 * Asks the wallet of bundled calls until it names their transaction, which is then followed like any other.
 * Ends also if the wallet says that there is none, or that it does not know. If the wallet takes too long, it is asked again at the next visit.
 */
export const followBundle = defineEffect<StateOf<'activity'>>(({ on, state, ports, latestPer }) =>
  on(ownTransaction.bundleWatched, ownTransaction.bundleEnded).pipe(
    latestPer(({ data: { bundle } }) => bundle, {
      limit: bundleStatusLimit,
      ask: (event, signal) => {
        const sent = isOneOf(event, ownTransaction.bundleWatched) && leftBundle(state(), event.data.bundle)
        return sent ? bundleStatus(state, ports, { ...sent, id: sent.bundle }, signal) : null
      },
      then: (end, { at, data }) => {
        const sent = leftBundle(state(), data.bundle)
        if (!sent) return null
        if (end === null) return watchedOn(data, at)
        return [
          ...(end.hash === null
            ? []
            : [ownTransaction.recalled({ transactions: [carriedBy(sent, end.hash)] })]),
          ownTransaction.bundleEnded({ bundle: data.bundle }),
        ]
      },
      fail: ({ code }, { at, data }) => {
        const sent = leftBundle(state(), data.bundle)
        return isForgotten(code, sent ? at - sent.sentAt : undefined)
          ? ownTransaction.bundleEnded({ bundle: data.bundle })
          : watchedOn(data, at)
      },
    }),
  ),
)

/** Stops following pending transactions once the host switches activity off, until the visitor opens the history again. */
export const stopFollowing = defineEffect<StateOf<'activity'>>(({ on, state, decide }) =>
  onOptionsChange(on, 'features').pipe(
    decide(() =>
      isSwitchedOff('activity', state().options)
        ? state()
            .ownTransactions.sent.filter(({ settlement }) => settlement === null)
            .map((one) => settled(one, { outcome: 'unsettled', replacement: null }))
        : [],
    ),
  ),
)

/** Merges the transactions of other tabs into the state before it is stored. Does not touch the record of a newer version. */
export const joinSent = defineEffect<StateOf<'activity'>>(({ on, state, ports, inOrder }) =>
  on(...told).pipe(
    inOrder({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key }, signal),
      then: ({ text }) =>
        isStoredByNewer(text) ? null : [...mergeStoredTransactions(state(), text), ownTransaction.joined()],
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** Stores the sent transactions for the next visit, with how they ended. */
export const rememberSent = defineEffect<StateOf<'activity'>>(({ on, state, ports, inOrder }) =>
  on(ownTransaction.joined).pipe(
    inOrder({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.write({ key, text: textOf(state()) }, signal),
      then: () => storage.written({ key }),
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** Reads the transactions of earlier visits from storage when the feature is loaded. */
export const recallSent = defineEffect<StateOf<'activity'>>(({ on, state, ports, once }) =>
  arrival(on, 'activity').pipe(
    once({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key }, signal),
      then: ({ text }) => mergeStoredTransactions(state(), text),
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/**
 * Follows what other tabs, or other instances on this page, store, while the host offers activity.
 * Adopts transactions that were sent there, and how known ones ended. Stores again what another tab overwrote without knowing it.
 */
export const followSent = defineEffect<StateOf<'activity'>>(({ on, state, ports, latest }) =>
  merge(arrival(on, 'activity'), onOptionsChange(on, 'features')).pipe(
    latest({
      limit: 'subscription',
      ask: (_, signal) =>
        isSwitchedOff('activity', state().options) ? null : ports.storage.watch({ key }, signal),
      then: ({ text }) => [
        ...mergeStoredTransactions(state(), text),
        ...(isWrittenOver(state(), text) ? [ownTransaction.joined()] : []),
      ],
      fail: () => null,
    }),
  ),
)

function textOf({ ownTransactions: { sent, bundles } }: StateOf<'activity'>): string {
  return transactionsText(sent, openBundles(bundles))
}

function leftBundle({ ownTransactions: { bundles } }: StateOf<'activity'>, id: string) {
  return bundles.find(({ bundle, following }) => bundle === id && following === 'left')
}

function watchedOn({ bundle, since }: { readonly bundle: string; readonly since?: number }, at: number) {
  return since !== undefined && isPollDue(since, at) ? ownTransaction.bundleWatched({ bundle, since }) : null
}

function sentAs(
  { ownTransactions: { sent } }: StateOf<'activity'>,
  hash: string,
): SentTransaction | undefined {
  return sent.find((one) => isSameHash(one.hash, hash))
}

function isAmong(transactions: readonly SentTransaction[], hash: string): boolean {
  return transactions.some((one) => isSameHash(one.hash, hash))
}

function watched({ chainId, address, hash }: ChosenTransaction) {
  return ownTransaction.watched({ chainId, address, hash })
}
