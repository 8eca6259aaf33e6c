/** Something kept by its id, with its place among those that began; ids may be numerals, which objects sort by themselves. */
export type Ordered = { readonly order: number }

/** What is kept, with its id, the first that began first. */
export function byOrder<Kept extends Ordered>(
  byId: Readonly<Record<string, Kept>>,
): readonly (readonly [id: string, kept: Kept])[] {
  return Object.entries(byId).sort(([, one], [, other]) => one.order - other.order)
}

/** The place of the next that begins: after all that are kept. */
export function nextOrder(byId: Readonly<Record<string, Ordered>>): number {
  return Math.max(0, ...Object.values(byId).map(({ order }) => order)) + 1
}
