import { parseTransactions } from '../../domain/operations/stored-transactions.ts'
import { parseBundles } from '../../domain/operations/own-bundle.ts'
import { isSameHash } from '../../domain/account/same-account.ts'
import { saysLess } from '../../domain/operations/sent-transaction.ts'
import type { SentTransaction } from '../../domain/operations/sent-transaction.ts'
import { saysMore } from '../../domain/operations/settlement/settlement.ts'
import type { Settlement, PendingFacts } from '../../domain/operations/settlement/settlement.ts'
import type { EventInput } from '../../events/define-events.ts'
import { ownTransaction } from '../../events/operations/own-transaction.ts'
import type { StateOf } from '../../reducers/root.ts'

/** The identity of a transaction. */
export type ChosenTransaction = Pick<SentTransaction, 'chainId' | 'address' | 'hash'>

/** Returns the events for what a stored text adds to the state: transactions, their nonces, how they ended, and bundled calls. */
export function mergeStoredTransactions(
  { ownTransactions: { sent, bundles } }: StateOf<'activity'>,
  text: string | null,
): readonly EventInput[] {
  const left = parseBundles(text).filter((one) => bundles.every(({ bundle }) => bundle !== one.bundle))
  const kept = parseTransactions(text)
  const fresh = kept.filter(({ hash }) => !sent.some((one) => isSameHash(one.hash, hash)))
  const news = kept.flatMap(({ hash, nonce, actionDigest, settlement }) => {
    const ours = sent.find((one) => isSameHash(one.hash, hash))
    if (!ours) return []
    return [
      ...(nonce !== null && ours.nonce === null ? [seen(ours, { nonce, actionDigest })] : []),
      ...(saysMore(settlement, ours.settlement) ? [settled(ours, settlement)] : []),
    ]
  })
  const recalled = ownTransaction.recalled({
    transactions: fresh,
    ...(left.length > 0 && { bundles: left }),
  })
  return [...(fresh.length + left.length > 0 ? [recalled] : []), ...news]
}

/** Returns whether a stored text lacks something that the state has. A removed text does not count. */
export function isWrittenOver(
  { ownTransactions: { sent } }: StateOf<'activity'>,
  text: string | null,
): boolean {
  const kept = parseTransactions(text)
  return kept.length > 0 && saysLess(kept, sent)
}

/** Returns the event that a node knows a transaction, with its nonce. */
export function seen({ chainId, address, hash }: ChosenTransaction, { nonce, actionDigest }: PendingFacts) {
  return ownTransaction.seen({ chainId, address, hash, nonce, actionDigest })
}

/** Returns the event that a transaction has ended. */
export function settled({ chainId, address, hash }: ChosenTransaction, settlement: Settlement) {
  return ownTransaction.settled({ chainId, address, hash, ...settlement })
}
