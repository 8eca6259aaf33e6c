import { withBundles } from '../../domain/operations/own-bundle.ts'
import type { TrackedBundle } from '../../domain/operations/own-bundle.ts'
import { isSameHash } from '../../domain/account/same-account.ts'
import { sentTransactionOf, withSent, withoutFuture } from '../../domain/operations/sent-transaction.ts'
import type { SentTransaction } from '../../domain/operations/sent-transaction.ts'
import { saysMore } from '../../domain/operations/settlement/settlement.ts'
import { host } from '../../events/host.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** What wallets sent for this page. */
type OwnTransactionsState = {
  /** The transactions, the last one first. */
  readonly sent: readonly SentTransaction[]
  /** Calls that were sent as one operation, and whose transaction is unknown. */
  readonly bundles: readonly TrackedBundle[]
}

const initial: OwnTransactionsState = { sent: [], bundles: [] }

declare module '../root.ts' {
  interface LateBranches {
    readonly ownTransactions: ['activity', OwnTransactionsState]
  }
}

/** Reduces own transactions. The first end counts, unless the wait had timed out or nodes had only lost sight of the transaction. */
export const ownTransactionsSlice = defineSlice<OwnTransactionsState>(initial, (when) => [
  when([ownTransaction.sent], (draft, { at, data }) => {
    const sent = sentTransactionOf(data, at)
    if (sent) draft.sent = [...withSent(withoutFuture(draft.sent, at), [sent])]
  }),
  when([ownTransaction.recalled], (draft, { at, data }) => {
    const fresh = data.transactions.filter(({ hash }) =>
      draft.sent.every((one) => !isSameHash(one.hash, hash)),
    )
    const earliest = Math.min(at, ...draft.sent.map(({ sentAt }) => sentAt))
    draft.sent = [...withSent(withoutFuture(fresh, at, earliest), draft.sent)]
    if (data.bundles) draft.bundles = [...withBundles(draft.bundles, data.bundles, { at, following: 'left' })]
  }),
  when([ownTransaction.bundled], (draft, { at, data }) => {
    draft.bundles = [...withBundles(draft.bundles, [{ ...data, sentAt: at }], { at, following: 'here' })]
  }),
  when([ownTransaction.bundleEnded], (draft, { data }) => {
    const known = draft.bundles.find(({ bundle }) => bundle === data.bundle)
    if (known) known.following = 'ended'
  }),
  when([host.stopped], (draft) => {
    for (const one of draft.bundles) if (one.following === 'here') one.following = 'left'
  }),
  when([ownTransaction.watched], (draft, { data }) => {
    const known = draft.sent.find(({ hash }) => isSameHash(hash, data.hash))
    if (known?.settlement?.outcome === 'unsettled') known.settlement = null
  }),
  when([ownTransaction.lookUpRequested], (draft, { data }) => {
    const known = draft.sent.find(({ hash }) => isSameHash(hash, data.hash))
    if (known) known.isSought = true
  }),
  when([ownTransaction.seen], (draft, { data }) => {
    const known = draft.sent.find(({ hash }) => isSameHash(hash, data.hash))
    if (!known) return
    known.nonce = data.nonce
    if (data.actionDigest !== undefined) known.actionDigest = data.actionDigest
  }),
  when([ownTransaction.settled], (draft, { data }) => {
    const known = draft.sent.find(({ hash }) => isSameHash(hash, data.hash))
    if (!known) return
    delete known.isSought
    if (known.settlement !== null && !saysMore(data, known.settlement)) return
    const { chainId: _, address: __, hash: ___, ...settlement } = data
    known.settlement = settlement
  }),
])
