import { isSameAddress } from './same-account.ts'
import type { SwapPrefill } from './swap-prefill.ts'
import type { SwapToken } from './swap-token.ts'
import { isWantedToken } from './wanted-token.ts'

/** What a host wishes to have swapped, `native` or an address on each side. */
type SwapWish = Pick<SwapPrefill, 'from' | 'to'>

/** The tokens that are wished for, null for what is not in the list and for a side that is left open: the coin goes where nothing else is named, and nothing comes for itself. */
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
  return list.find(({ address }) => isWantedToken(address, wanted)) ?? null
}
