import { nearerPurchase } from './nearer-purchase.ts'
import { isBuying, mayStillCome } from './on-ramp-attempt.ts'
import type { OnRampAttempt } from './on-ramp-attempt.ts'
import { ratioOf } from './ratio.ts'
import type { Ratio } from './ratio.ts'
import type { Transaction } from './transaction.ts'

type Kept = readonly [id: string, attempt: OnRampAttempt]

/** Which row of a history is whose, by the ids of the attempts that wait or may still be paid: the one that is theirs already, else a new one of the same token that nobody has, which goes to who waits, of those to whom so much was quoted, and of several to who began last. */
export function ownPurchases(
  attempts: readonly Kept[],
  rows: readonly Transaction[],
): ReadonlyMap<string, Transaction> {
  const own = new Map<string, Transaction>()
  const taken = new Set(attempts.map(([, { purchase }]) => purchase))
  const waiting = attempts.filter(([, attempt]) => isBuying(attempt) || mayStillCome(attempt))
  for (const [id, { purchase, status }] of waiting) {
    const row = rows.find((one) => one.id === purchase)
    const isToldDeclined = status === 'declined' && row?.status === 'failed'
    if (row && !isToldDeclined) own.set(id, row)
  }
  for (const row of rows.filter(({ id }) => !taken.has(id))) {
    const free = waiting.filter(
      ([id, attempt]) =>
        (attempt.purchase === null || attempt.status === 'declined') && !own.has(id) && mayBe(attempt, row),
    )
    const [first] = free.sort(([, one], [, other]) => nearerPurchase(() => amountOf(row), one, other))
    if (first) own.set(first[0], row)
  }
  return own
}

function mayBe({ known, wanted }: OnRampAttempt, { id, chainId, transfers }: Transaction): boolean {
  if (known === null || known.includes(id)) return false
  if (chainId !== null && chainId !== wanted.network.chainId) return false
  const symbol = transfers.find(({ direction }) => direction === 'in')?.symbol ?? null
  return symbol === null || symbol.toUpperCase() === wanted.purchase.symbol.toUpperCase()
}

function amountOf({ transfers }: Transaction): Ratio | null {
  const amount = transfers.find(({ direction }) => direction === 'in')?.amount ?? null
  return amount === null ? null : ratioOf(amount)
}
