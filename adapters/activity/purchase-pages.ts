import type { Transaction } from '../../core/domain/activity/transaction.ts'

/** One page of purchases, and the cursor of the next page. */
type Page = { readonly transactions: Transaction[]; readonly next: string | null }

/** The most pages that are read for one question. */
const mostPages = 5

/**
 * Reads purchases page by page, the newest first. If a later page fails, returns the pages read so far, because a new purchase is on the first
 * page. Throws the error of the first page, and the error of an abort.
 */
export async function purchasePages(
  ask: (cursor: string | null) => Promise<Page>,
  signal: AbortSignal,
): Promise<Page> {
  const first = await ask(null)
  const transactions = [...first.transactions]
  const seen = new Set<string>()
  let { next } = first
  for (let page = 1; page < mostPages && next !== null; page += 1) {
    seen.add(next)
    const older: Page | null = await ask(next).catch((error: unknown) => {
      if (signal.aborted) throw error
      return null
    })
    if (!older) break
    transactions.push(...older.transactions)
    next = older.next !== null && seen.has(older.next) ? null : older.next
  }
  return { transactions, next }
}
