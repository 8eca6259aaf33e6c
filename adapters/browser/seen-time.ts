import type { SeenPage } from '../chain-socket/chain-socket.ts'

/** Milliseconds that passed while a page could be seen, and what ends their count. */
export type SeenTime = { readonly passed: () => number; readonly end: () => void }

/** Counts from now on; without a page all time is seen. */
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
