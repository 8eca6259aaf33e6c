import type { HistoryRow } from '../activity/history-row.ts'
import { pageSize } from '../activity/history-page.ts'
import { Refusal } from '../refusal.ts'

/** Returns a page of an account's purchases, and the key of the next one. As in the on-ramp, the key names the last purchase of this page. */
export function purchasePage(
  purchases: readonly HistoryRow[],
  cursor: string | null,
): { readonly data: readonly HistoryRow[]; readonly next: string | null } {
  const last = cursor === null ? -1 : purchases.findIndex(({ id }) => pageKey(id) === cursor)
  if (cursor !== null && last < 0) throw new Refusal(400, 'cursor', 'The cursor provided is invalid')
  const rest = purchases.slice(last + 1)
  const data = rest.slice(0, pageSize)
  const end = data.at(-1)
  return { data, next: end && rest.length > data.length ? pageKey(end.id) : null }
}

function pageKey(id: string): string {
  return Buffer.from(`purchase ${id}`).toString('base64url')
}
