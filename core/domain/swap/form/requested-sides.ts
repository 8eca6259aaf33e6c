import { isSameAddress } from '../../account/same-account.ts'
import type { SwapPrefill } from './prefill.ts'
import type { SwapToken } from '../token.ts'
import { isRequestedToken } from '../../tokens/requested-token.ts'

/** The tokens of a host app's request, `native` or an address on each side. */
type RequestedSides = Pick<SwapPrefill, 'from' | 'to'>

/**
 * Returns the tokens of a host app's request. A token is null if the list does not have it. The default source is the coin. The target stays open if
 * none is named, or if it equals the source.
 */
export function requestedSides(list: readonly SwapToken[], { from, to }: RequestedSides) {
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
