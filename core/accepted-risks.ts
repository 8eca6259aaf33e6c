/** Returns the risks that a host accepts. What is no list accepts none: a text would accept every risk that it contains. */
export function acceptedRisks<Risk>(accept: readonly Risk[] | null | undefined): readonly Risk[] {
  return Array.isArray(accept) ? accept : []
}
