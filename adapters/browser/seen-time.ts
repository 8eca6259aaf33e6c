import type { SeenPage } from '../chain-socket/chain-socket.ts'

/** A count of the milliseconds in which a page was visible, and a function that ends the count. */
export type SeenTime = { readonly passed: () => number; readonly end: () => void }

/** Starts to count visible time. Without a page, all time counts. */
export function createSeenTime(page: SeenPage | null): SeenTime {
  let counted = 0
  let since: number | null = null
  const count = () => {
    const now = performance.now()
    if (since !== null) counted += now - since
    since = page?.visibilityState === 'hidden' ? null : now
  }
  count()
  page?.addEventListener('visibilitychange', count)
  return {
    passed: () => {
      count()
      return counted
    },
    end: () => page?.removeEventListener('visibilitychange', count),
  }
}
