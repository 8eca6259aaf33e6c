import type { Transaction } from '../../core/domain/activity/transaction.ts'

/** One page of what was bought, and the cursor of the next. */
type Page = { readonly transactions: Transaction[]; readonly next: string | null }

/** How many pages are read for one question. */
const mostPages = 5

/**
 * Reads what was bought page by page, the newest first. A next page that fails ends the reading with what is there, since a new
 * purchase is on the first one. Throws what `ask` throws for the first page, and when the signal has ended.
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
