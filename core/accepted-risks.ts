/** Returns the risks that a host accepts; none where what it gives is no list, so that no text accepts a risk that it merely contains. */
export function acceptedRisks<Risk>(accept: readonly Risk[] | null | undefined): readonly Risk[] {
  return Array.isArray(accept) ? accept : []
}
