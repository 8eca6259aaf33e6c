import { closestPurchase } from './closest-purchase.ts'
import { isBuying, mayStillArrive } from './purchase.ts'
import type { Purchase } from './purchase.ts'
import { ratioOf } from '../values/numbers/ratio.ts'
import type { Ratio } from '../values/numbers/ratio.ts'
import type { Transaction } from '../activity/transaction.ts'

type Kept = readonly [id: string, purchase: Purchase]

/**
 * Matches rows of a history to purchases that wait or may still be paid. Returns the rows by the ids of the purchases. A purchase keeps the row that
 * it already has. A new row of the same token goes to the best purchase without a row (`closestPurchase`).
 */
export function matchPurchases(
  purchases: readonly Kept[],
  rows: readonly Transaction[],
): ReadonlyMap<string, Transaction> {
  const own = new Map<string, Transaction>()
  const taken = new Set(purchases.map(([, { purchase }]) => purchase))
  const waiting = purchases.filter(([, purchase]) => isBuying(purchase) || mayStillArrive(purchase))
  for (const [id, { purchase, step }] of waiting) {
    const row = rows.find((one) => one.id === purchase)
    const isToldDeclined = step === 'declined' && row?.status === 'failed'
    if (row && !isToldDeclined) own.set(id, row)
  }
  for (const row of rows.filter(({ id }) => !taken.has(id))) {
    const free = waiting.filter(
      ([id, purchase]) =>
        (purchase.purchase === null || purchase.step === 'declined') && !own.has(id) && mayBe(purchase, row),
    )
    const [first] = free.sort(([, one], [, other]) => closestPurchase(() => amountOf(row), one, other))
    if (first) own.set(first[0], row)
  }
  return own
}

function mayBe({ known, wanted }: Purchase, { id, chainId, transfers }: Transaction): boolean {
  if (known === null || known.includes(id)) return false
  if (chainId !== null && chainId !== wanted.network.chainId) return false
  const symbol = transfers.find(({ direction }) => direction === 'in')?.symbol ?? null
  return symbol === null || symbol.toUpperCase() === wanted.purchase.symbol.toUpperCase()
}

function amountOf({ transfers }: Transaction): Ratio | null {
  const amount = transfers.find(({ direction }) => direction === 'in')?.amount ?? null
  return amount === null ? null : ratioOf(amount)
}
