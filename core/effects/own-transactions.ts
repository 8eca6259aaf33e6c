import { isKeptByNewer, keptText, keptTransactions } from '../domain/kept-transactions.ts'
import { storageLimit } from '../domain/limits.ts'
import { isSwitchedOff } from '../domain/switched-off.ts'
import { isSameHash } from '../domain/same-account.ts'
import { saysLess, sentTransactionOf } from '../domain/sent-transaction.ts'
import type { SentTransaction } from '../domain/sent-transaction.ts'
import { isOpen, saysMore } from '../domain/settlement.ts'
import type { Settlement, Sighting } from '../domain/settlement.ts'
import { storageKeys } from '../domain/storage-keys.ts'
import { activity } from '../events/activity.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventInput } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { storage } from '../events/storage.ts'
import type { StateOf } from '../reducers/root.ts'
import { arrival } from './arrival.ts'
import { reachable } from './balance-request.ts'
import { changeOf } from './change-of.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

const key = storageKeys.sentTransactions

/** What was sent is watched at once, what an earlier visit or another tab sent as it is recalled, what a stop interrupted at the next start, and what nobody waited for any longer when somebody looks again. */
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
    on(activity.listStarted).pipe(
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
        const { nonce = null, actionDigest } = sentAs(state(), hash) ?? {}
        return ports.transactions.settlement({ network, address, hash, nonce, actionDigest }, signal)
      },
      then: (told, { data }) => ('nonce' in told ? seen(data, told) : settled(data, told)),
      fail: (_, { data }) => settled(data, { outcome: 'unsettled', replacement: null }),
    }),
  ),
)

/** What is on its way is waited for no longer once the host switches activity off, until somebody looks again. */
export const leaveSent = defineEffect<StateOf<'activity'>>(({ on, state, decide }) =>
  changeOf(on, 'features').pipe(
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
  on(ownTransaction.watched, ownTransaction.seen, ownTransaction.settled).pipe(
    inOrder({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.read({ key }, signal),
      then: ({ text }) =>
        isKeptByNewer(text) ? null : [...followed(state(), text), ownTransaction.joined()],
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** What was sent is kept for the next visit, with how it ended. */
export const rememberSent = defineEffect<StateOf<'activity'>>(({ on, state, ports, inOrder }) =>
  on(ownTransaction.joined).pipe(
    inOrder({
      limit: storageLimit,
      ask: (_, signal) => ports.storage.write({ key, text: keptText(state().ownTransactions.sent) }, signal),
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
      then: ({ text }) => followed(state(), text),
      fail: (failure) => storage.failed({ key, purpose: 'keep', failure }),
    }),
  ),
)

/** What another tab, or another instance on this page, sent, and how what stands here ended, is followed while the host wants it; what that one wrote over, as it had not heard of it, is kept again. */
export const followSent = defineEffect<StateOf<'activity'>>(({ on, state, ports, latest }) =>
  merge(arrival(on, 'activity'), changeOf(on, 'features')).pipe(
    latest({
      limit: 'standing',
      ask: (_, signal) =>
        isSwitchedOff('activity', state().options) ? null : ports.storage.watch({ key }, signal),
      then: ({ text }) => [
        ...followed(state(), text),
        ...(isWrittenOver(state(), text) ? [ownTransaction.joined()] : []),
      ],
      fail: () => null,
    }),
  ),
)

/** What a kept text says that does not stand here: transactions, their nonces, and how they ended. */
function followed(
  { ownTransactions: { sent } }: StateOf<'activity'>,
  text: string | null,
): readonly EventInput[] {
  const kept = keptTransactions(text)
  const fresh = kept.filter(({ hash }) => !isAmong(sent, hash))
  const news = kept.flatMap(({ hash, nonce, actionDigest, settlement }) => {
    const ours = sent.find((one) => isSameHash(one.hash, hash))
    if (!ours) return []
    return [
      ...(nonce !== null && ours.nonce === null ? [seen(ours, { nonce, actionDigest })] : []),
      ...(saysMore(settlement, ours.settlement) ? [settled(ours, settlement)] : []),
    ]
  })
  return [...(fresh.length > 0 ? [ownTransaction.recalled({ transactions: fresh })] : []), ...news]
}

/** Whether a text of ours says less than what stands here; one that was taken away is nobody's mistake. */
function isWrittenOver({ ownTransactions: { sent } }: StateOf<'activity'>, text: string | null): boolean {
  const kept = keptTransactions(text)
  return kept.length > 0 && saysLess(kept, sent)
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

type Chosen = Pick<SentTransaction, 'chainId' | 'address' | 'hash'>

function seen({ chainId, address, hash }: Chosen, { nonce, actionDigest }: Sighting) {
  return ownTransaction.seen({ chainId, address, hash, nonce, actionDigest })
}

function settled({ chainId, address, hash }: Chosen, settlement: Settlement) {
  return ownTransaction.settled({ chainId, address, hash, ...settlement })
}

function watched({ chainId, address, hash }: Chosen) {
  return ownTransaction.watched({ chainId, address, hash })
}
