/** How many wallets one page of the registry holds (spec 9). */
export const registryPageSize = 40

/** What came of the registry's list: how many pages, the wallets on them, and how many it counts in all, which may be wrong. */
export type CamePages = {
  readonly page: number
  readonly order: readonly string[]
  readonly count: number
}

/** How many wallets of the registry are still to come. */
export function remainingCount({ page, order, count }: CamePages): number {
  return Math.max(0, count - Math.max(page * registryPageSize, order.length))
}

/** Whether a page is the one that follows those that came, and something of it is still to come. */
export function isNextPage(came: CamePages, page: number): boolean {
  return came.page > 0 && page === came.page + 1 && remainingCount(came) > 0
}

/**
 * Returns how many wallets there are after a page of so many rows: as many as were told. It is as many as came if the page was the last, brought
 * none that was new to those before, or repeated itself in most of its rows, since a registry that does is not believed.
 */
export function countAfter(came: CamePages, before: number, rows: number): number {
  const fresh = came.order.length - before
  const isLast = fresh === 0 || fresh * 2 < rows || remainingCount(came) === 0
  return isLast ? came.order.length : came.count
}
