/** The number of wallets on a page of the registry. */
export const registryPageSize = 40

/** The received part of the registry's list: the number of pages, the wallets on them, and the registry's own total, which may be wrong. */
export type CamePages = {
  readonly page: number
  readonly order: readonly string[]
  readonly count: number
}

/** Returns the number of wallets that have not been received yet. */
export function remainingCount({ page, order, count }: CamePages): number {
  return Math.max(0, count - Math.max(page * registryPageSize, order.length))
}

/** Returns whether a page is the next one, and more wallets are expected. */
export function isNextPage(came: CamePages, page: number): boolean {
  return came.page > 0 && page === came.page + 1 && remainingCount(came) > 0
}

/**
 * Returns the total number of wallets after a page with `rows` rows, usually the registry's own total. It is the number of received wallets if the
 * page was the last one, had no new wallets, or mostly repeated earlier ones.
 */
export function countAfter(came: CamePages, before: number, rows: number): number {
  const fresh = came.order.length - before
  const isLast = fresh === 0 || fresh * 2 < rows || remainingCount(came) === 0
  return isLast ? came.order.length : came.count
}
