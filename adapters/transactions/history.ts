import type { HistoryQuery, Transactions } from '../../core/ports/transactions.ts'
import { fieldsOf, listIn } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'
import { transactionOf } from './transaction-row.ts'

/** Where the service is, and in the name of which project it is asked. */
export type HistoryParts = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & { readonly projectId: string }

/** The longest cursor that is passed on, in UTF-16 units. */
const longestCursor = 4096

/** The histories of a service over HTTP (behaviour reference 1.3, 2); what was bought is asked past every cache, since it changes while somebody waits for it. */
export function createHistory({
  projectId,
  fetch = globalThis.fetch,
  ...where
}: HistoryParts): Transactions['history'] {
  const http = createHttp({ ...where, fetch })
  const past: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' })
  const pastCaches = createHttp({ ...where, fetch: past })
  return ({ address, chainId, cursor, onramp }: HistoryQuery, signal) => {
    const query = { projectId, cursor, onramp, chainId }
    const path = `/v1/account/${encodeURIComponent(address)}/history`
    return (onramp ? pastCaches : http).json({ path, query }, pageOf, signal)
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
