import { isSameAddress } from '../account/same-account.ts'
import type { SwapPrefill } from './prefill.ts'
import type { SwapToken } from './token.ts'
import { isRequestedToken } from '../tokens/requested-token.ts'

/** What a host wishes to have swapped, `native` or an address on each side. */
type SwapWish = Pick<SwapPrefill, 'from' | 'to'>

/**
 * Returns the tokens of a host's wish. A token that is not in the list is null. Without a source the coin
 * is the source. The target stays open if none is named, or if it is the source itself.
 */
export function wishedSides(list: readonly SwapToken[], { from, to }: SwapWish) {
  const source = from ?? 'native'
  const target = to !== null && isSameAddress(source, to) ? null : to
  return {
    source: found(list, source),
    target: target === null ? null : found(list, target),
    isTargetOpen: target === null,
  }
}

function found(list: readonly SwapToken[], wanted: string): SwapToken | null {
  return list.find(({ address }) => isRequestedToken(address, wanted)) ?? null
}
