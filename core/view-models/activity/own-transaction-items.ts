import { decimalOf } from '../../domain/values/amount.ts'
import type { NativeCurrency } from '../../domain/network/network.ts'
import type { SentTransaction } from '../../domain/operations/sent-transaction.ts'
import type { Settlement } from '../../domain/operations/settlement.ts'
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

/** What a wallet sent for this page, as a history would tell it; the link of one that was replaced leads to what took its place. */
export const ownTransaction = memoized(
  (sent: SentTransaction, currency: NativeCurrency | null): Transaction => {
    const { chainId, address, hash, sentAt, value, isCall, settlement } = sent
    // What was asked for says nothing of what was mined in its place.
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

/** What is no reason to look twice: it was done, or may still be. */
const calm: ReadonlySet<Settlement['outcome']> = new Set(['confirmed', 'sped-up', 'unknown', 'unsettled'])

/** Says in a row how a transaction ended that did not end as it was sent. */
export function withEnd(item: Item, settlement: Settlement | null, text: Texts<typeof enTransactions>): Item {
  const end = settlement && (settlement.isUnchecked ? 'transactions.unchecked' : ends[settlement.outcome])
  if (!end) return item
  if (!calm.has(settlement.outcome)) return { ...item, caution: text(end) }
  return { ...item, detail: [text(end), item.detail].filter(Boolean).join(' · ') }
}

function statusOf(settlement: Settlement | null): Transaction['status'] {
  if (settlement === null) return 'pending'
  const { outcome } = settlement
  return outcome === 'confirmed' || outcome === 'failed' ? outcome : null
}
