import type { Answer } from './answer.ts'

/** What a chain says of itself: from now on it tells (`standing`), a balance may be another (`changed`), for a while it will not tell (`lost`). */
export type BalanceNews = { readonly kind: 'standing' | 'changed' | 'lost' }

/** News of one chain over a socket. */
export interface BalanceWatch {
  /** When the balance of an address may have changed, while the page is seen, until the signal aborts; a socket that is lost is opened again by itself. */
  watch(request: { url: string; address: string }, signal: AbortSignal): Answer<BalanceNews>
}
