import type { Address } from './account.ts'
import type { ChainId } from '../values/caip.ts'

/** An account on a chain. */
export type AccountOnChain = { readonly chainId: ChainId; readonly address: Address }

/** Returns whether two addresses are of one account. The case of hexadecimal addresses is ignored, because it is only a checksum. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase())
}

/** Returns whether two hashes are of one transaction. Chains write hashes as they write addresses. */
export const isSameHash: (one: string, other: string) => boolean = isSameAddress

/** Returns whether two addresses are of one token. Null is the coin. */
export function isSameTokenAddress(one: Address | null, other: Address | null): boolean {
  return one === null || other === null ? one === other : isSameAddress(one, other)
}

/** Returns whether two accounts are the same, on the same chain. */
export function isSameAccount(
  one: AccountOnChain | null | undefined,
  other: AccountOnChain | null | undefined,
): boolean {
  if (!one || !other) return !one && !other
  return one.chainId === other.chainId && isSameAddress(one.address, other.address)
}
