import { filter } from 'rxjs'
import { isStoredByNewer, transactionsText } from '../../domain/operations/stored-transactions.ts'
import { bundleStatusLimit, storageLimit } from '../../domain/limits.ts'
import { carriedBy, openBundles } from '../../domain/operations/own-bundle.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { isSameHash } from '../../domain/account/same-account.ts'
import { lastNonceBefore, sentTransactionOf } from '../../domain/operations/sent-transaction.ts'
import type { SentTransaction } from '../../domain/operations/sent-transaction.ts'
import { isOpen } from '../../domain/operations/settlement.ts'
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
import { bundleStatus, isAskedAgain } from './bundle-status.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { isWrittenOver, mergeStoredTransactions, seen, settled } from './merge-stored-transactions.ts'
import type { ChosenTransaction } from './merge-stored-transactions.ts'
import { merge } from '../streams/merge.ts'

const key = storageKeys.sentTransactions

/** What is to be kept for the next visit. */
const told = [
  ownTransaction.watched,
  ownTransaction.seen,
  ownTransaction.settled,
  ownTransaction.bundled,
  ownTransaction.bundleEnded,
] as const

/**
 * Watches each transaction that has not ended: at once if it was sent here, else when it is recalled. A
 * recalled transaction is of an earlier visit or another tab. Watches it again at the next start if a stop
 * interrupted that. If nobody waited any longer, watches it again when the visitor looks again.
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
    on(ownTransaction.sought).pipe(decide(({ data }) => watched(data))),
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

/** How a transaction ends, as its chain tells, unless another tab told it before; where that cannot be asked, it stays open. */
export const settleSent = defineEffect<StateOf<'activity'>>(({ on, state, ports, latestPer }) =>
  on(ownTransaction.watched, ownTransaction.settled).pipe(
    latestPer(({ data }) => data.hash, {
      limit: 'standing',
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

/** What was sent as one operation, and whose transaction no wallet has named, is asked after as its wallet is there again. */
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
 * Asks the wallet of calls sent as one operation until it names their transaction. That is then followed like
 * any other. Ends, too, if the wallet says that there is none, or that it does not know. If the wallet takes
 * too long, it is asked again at the next visit.
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

/** What is on its way is waited for no longer once the host switches activity off, until somebody looks again. */
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

/** What other tabs keep is joined with what stands here before that is kept; what a newer version keeps is left alone. */
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

/** What was sent is kept for the next visit, with how it ended. */
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

/** What an earlier visit sent is recalled as this comes. */
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
 * Follows what another tab, or another instance on this page, stores, while the host wants activity. Takes
 * over transactions that were sent there, and how those known here ended. Stores again what was overwritten
 * there because nobody there had heard of it.
 */
export const followSent = defineEffect<StateOf<'activity'>>(({ on, state, ports, latest }) =>
  merge(arrival(on, 'activity'), onOptionsChange(on, 'features')).pipe(
    latest({
      limit: 'standing',
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
  return since !== undefined && isAskedAgain(since, at)
    ? ownTransaction.bundleWatched({ bundle, since })
    : null
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
