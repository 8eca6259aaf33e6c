import type { Address } from './account.ts'
import { accountIdOf, namespaceOf } from '../values/caip.ts'
import type { Namespace } from '../values/caip.ts'
import type { AccountOnChain } from './same-account.ts'

/** Values of accounts, keyed by the CAIP-10 ids of the accounts. */
export type ByAccount<Kept> = Readonly<Record<string, Kept>>

/**
 * Returns the CAIP-10 id under which values of an account are stored. Hexadecimal addresses are in lower case, because their case is only a checksum.
 */
export function accountKey({ chainId, address }: AccountOnChain): string {
  return accountIdOf(chainId, addressKey(address))
}

/** Returns the key under which values of an address on all chains are stored. */
export function addressKey(address: Address): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}

/** Returns the value of an account on a chain, or null. */
export function ofAccount<Kept>(kept: ByAccount<Kept>, holder: AccountOnChain): Kept | null {
  return kept[accountKey(holder)] ?? null
}

/** Returns the keys of the accounts in some namespaces. */
export function accountsIn(kept: ByAccount<unknown>, namespaces: readonly Namespace[]): readonly string[] {
  return Object.keys(kept).filter((id) => namespaces.includes(namespaceOf(id)))
}
