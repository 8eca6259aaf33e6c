import type { Answer } from './answer.ts'

/** News from a chain's socket: the subscription is active (`subscribed`), a balance may have changed (`changed`), or the socket is lost (`lost`). */
export type BalanceNews = { readonly kind: 'subscribed' | 'changed' | 'lost' }

/** News of one chain over a socket. */
export interface BalanceWatch {
  /**
   * Emits when the balance of an address may have changed, while the page is visible, until the signal aborts. The adapter reopens a lost socket by
   * itself.
   */
  watch(request: { url: string; address: string }, signal: AbortSignal): Answer<BalanceNews>
}
