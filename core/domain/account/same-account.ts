import type { Address } from './account.ts'
import type { ChainId } from '../values/caip.ts'

/** An account on a chain. */
export type AccountOnChain = { readonly chainId: ChainId; readonly address: Address }

/** Whether two addresses are of one account; in hexadecimal ones the case of letters is a checksum only. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase())
}

/** Whether two hashes are of one transaction; chains write them as they write addresses. */
export const isSameHash: (one: string, other: string) => boolean = isSameAddress

/** Whether two are the same account on the same chain. */
export function isSameAccount(
  one: AccountOnChain | null | undefined,
  other: AccountOnChain | null | undefined,
): boolean {
  if (!one || !other) return !one && !other
  return one.chainId === other.chainId && isSameAddress(one.address, other.address)
}
