import { olderPurchasesLimit } from '../../core/domain/limits.ts'
import type { HistoryQuery, Transactions } from '../../core/ports/transactions.ts'
import { fieldsOf, listIn } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import type { Http, HttpParts } from '../http/http.ts'
import { purchasePages } from './purchase-pages.ts'
import { transactionOf } from './transaction-row.ts'

/** Settings of the history service: its URL, its limits, and the project id sent with each request. */
export type HistoryParts = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & { readonly projectId: string }

/** The longest cursor that the adapter passes on, in UTF-16 units. */
const longestCursor = 4096

/**
 * Creates the histories of a service over HTTP (Reown's Blockchain API). Purchases are requested past every cache, because they change while the
 * visitor waits. Their next pages are read at once.
 */
export function createHistory({
  projectId,
  fetch = globalThis.fetch,
  ...where
}: HistoryParts): Transactions['history'] {
  const http = createHttp({ ...where, fetch })
  const past: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' })
  const pastCaches = createHttp({ ...where, fetch: past })
  // A new purchase must not wait for older pages that do not arrive.
  const older = createHttp({ ...where, fetch: past, limit: olderPurchasesLimit })
  return ({ address, chainId, cursor, onramp }: HistoryQuery, signal) => {
    const path = `/v1/account/${encodeURIComponent(address)}/history`
    const ask = (from: Http, cursor: string | null) =>
      from.json({ path, query: { projectId, cursor, onramp, chainId } }, pageOf, signal)
    if (!onramp) return ask(http, cursor)
    if (cursor !== null) return ask(pastCaches, cursor)
    return purchasePages((next) => ask(next === null ? pastCaches : older, next), signal)
  }
}

function pageOf(answer: unknown) {
  const page = fieldsOf(answer)
  const { next } = page
  return {
    transactions: listIn(page, 'data').flatMap((row) => transactionOf(row) ?? []),
    next: typeof next === 'string' && next !== '' && next.length <= longestCursor ? next : null,
  }
}
