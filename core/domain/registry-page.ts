/** How many wallets one page of the registry holds (spec 9). */
export const registryPageSize = 40

/** How many wallets of the registry are still to come after so many pages of the `count` that it has, and may count wrong. */
export function wantedCount({ page, count }: { readonly page: number; readonly count: number }): number {
  return Math.max(0, count - page * registryPageSize)
}

/** Whether a page is the one that follows those that came, and something of it is still to come. */
export function isNextPage(came: { readonly page: number; readonly count: number }, page: number): boolean {
  return came.page > 0 && page === came.page + 1 && wantedCount(came) > 0
}
