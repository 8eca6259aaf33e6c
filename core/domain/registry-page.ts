/** How many wallets one page of the registry holds (spec 9). */
export const registryPageSize = 40

/** What came of the registry's list: how many pages, the wallets on them, and how many it counts in all, which may be wrong. */
export type CamePages = {
  readonly page: number
  readonly order: readonly string[]
  readonly count: number
}

/** How many wallets of the registry are still to come. */
export function wantedCount({ page, order, count }: CamePages): number {
  return Math.max(0, count - Math.max(page * registryPageSize, order.length))
}

/** Whether a page is the one that follows those that came, and something of it is still to come. */
export function isNextPage(came: CamePages, page: number): boolean {
  return came.page > 0 && page === came.page + 1 && wantedCount(came) > 0
}

/** How many wallets there are once a page came: as many as were told, or those that came where this page was the last or brought none that was new to so many. */
export function countAfter(came: CamePages, before: number): number {
  const isLast = came.order.length === before || wantedCount(came) === 0
  return isLast ? came.order.length : came.count
}
