import { decimalOf } from '../../domain/values/amount.ts'
import type { NativeCurrency } from '../../domain/network/network.ts'
import type { SentTransaction } from '../../domain/operations/sent-transaction.ts'
import type { Settlement } from '../../domain/operations/settlement/settlement.ts'
import type { Transaction } from '../../domain/activity/transaction.ts'
import { enTransactions } from '../../strings/en/transactions.ts'
import type { Texts } from '../../strings/texts.ts'
import { memoized } from '../parts/memoized.ts'
import type { Item } from '../parts/parts.ts'

type TransactionText = keyof typeof enTransactions

const ends: Readonly<Partial<Record<Settlement['outcome'], TransactionText>>> = {
  'sped-up': 'transactions.spedUp',
  cancelled: 'transactions.cancelled',
  replaced: 'transactions.replaced',
  other: 'transactions.other',
  dropped: 'transactions.dropped',
  unknown: 'transactions.unknown',
  unsettled: 'transactions.unsettled',
}

/** Returns a transaction of this page as a history service would report it. The link of a replaced transaction leads to its replacement. */
export const ownTransactionRow = memoized(
  (sent: SentTransaction, currency: NativeCurrency | null): Transaction => {
    const { chainId, address, hash, sentAt, value, isCall, settlement } = sent
    // The request says nothing about another transaction that was mined in its place.
    const isAnother = settlement?.outcome === 'other'
    const isPayment = !isCall && !isAnother && value !== null && value !== '0' && currency !== null
    return {
      id: `own/${hash}`,
      type: isCall || isAnother ? 'execute' : 'send',
      status: statusOf(settlement),
      minedAt: sentAt,
      hash: settlement?.replacement ?? hash,
      chainId,
      from: address,
      to: null,
      nonce: null,
      application: null,
      transfers: isPayment
        ? [
            {
              direction: 'out',
              amount: decimalOf(value, currency.decimals),
              name: currency.name,
              symbol: currency.symbol,
              imageUrl: null,
              isCollectible: false,
              isSpam: false,
            },
          ]
        : [],
    }
  },
)

/** Outcomes that need no warning: the transaction succeeded, or still may. */
const calm: ReadonlySet<Settlement['outcome']> = new Set(['confirmed', 'sped-up', 'unknown', 'unsettled'])

/** Adds to a row how its transaction ended, if it did not end as it was sent. */
export function withEnd(item: Item, settlement: Settlement | null, text: Texts<typeof enTransactions>): Item {
  const end = settlement && (settlement.isUnchecked ? 'transactions.unchecked' : ends[settlement.outcome])
  if (!end) return item
  if (!calm.has(settlement.outcome)) return { ...item, caution: text(end) }
  return { ...item, detail: text(end) }
}

function statusOf(settlement: Settlement | null): Transaction['status'] {
  if (settlement === null) return 'pending'
  const { outcome } = settlement
  return outcome === 'confirmed' || outcome === 'failed' ? outcome : null
}
