import type { HistoryEntry } from './history-row.ts'
import { Refusal } from '../refusal.ts'

/** The number of transactions on one page. */
export const pageSize = 50

type Place = Pick<HistoryEntry, 'time' | 'chain' | 'block' | 'index'>

/** Returns a page of a history, newest first, and the cursor of the next one. With `doubled`, the last row of a page is repeated on the next. */
export function pageOf(
  entries: readonly HistoryEntry[],
  cursor: string | null,
  doubled: boolean,
): { readonly entries: readonly HistoryEntry[]; readonly next: string | null } {
  const after = cursor === null ? null : readCursor(cursor)
  const rest = entries
    .filter((entry) => after === null || (!entry.isPending && isNewerFirst(after, entry) < 0))
    .sort(isNewerFirst)
  const page = rest.slice(0, pageSize)
  const last = page.at(doubled ? -2 : -1)
  return { entries: page, next: last && rest.length > page.length ? writeCursor(last) : null }
}

function isNewerFirst(left: Place, right: Place): number {
  return (
    right.time - left.time ||
    right.block - left.block ||
    right.index - left.index ||
    left.chain.localeCompare(right.chain)
  )
}

function writeCursor({ time, chain, block, index }: Place): string {
  return Buffer.from(JSON.stringify([time, chain, block, index])).toString('base64url')
}

function readCursor(text: string): Place {
  try {
    const [time, chain, block, index] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if ([time, block, index].every(Number.isFinite) && typeof chain === 'string') {
      return { time, chain, block, index } as Place
    }
  } catch {
    // The error below covers this as well.
  }
  throw new Refusal(400, 'cursor', 'The cursor provided is invalid')
}
