/** A value in a record by ids, with its position in the order of starting. Objects sort numeric ids by themselves. */
export type Ordered = { readonly order: number }

/** Returns the values of a record with their ids, in the order of starting. */
export function byOrder<Kept extends Ordered>(
  byId: Readonly<Record<string, Kept>>,
): readonly (readonly [id: string, kept: Kept])[] {
  return Object.entries(byId).sort(([, one], [, other]) => one.order - other.order)
}

/** Returns the position of the next value, after all others. */
export function nextOrder(byId: Readonly<Record<string, Ordered>>): number {
  return Math.max(0, ...Object.values(byId).map(({ order }) => order)) + 1
}
