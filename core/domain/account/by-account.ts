import type { Address } from './account.ts'
import { accountIdOf, namespaceOf } from '../values/caip.ts'
import type { Namespace } from '../values/caip.ts'
import type { AccountOnChain } from './same-account.ts'

/** What is kept of accounts, by their CAIP-10 id. */
export type ByAccount<Kept> = Readonly<Record<string, Kept>>

/** The CAIP-10 id by which what belongs to an account is kept; in hexadecimal addresses the case of letters is a checksum only. */
export function accountKey({ chainId, address }: AccountOnChain): string {
  return accountIdOf(chainId, addressKey(address))
}

/** By what is kept what belongs to an address on whichever chain. */
export function addressKey(address: Address): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}

/** What is kept of an account on a chain, or null. */
export function ofAccount<Kept>(kept: ByAccount<Kept>, holder: AccountOnChain): Kept | null {
  return kept[accountKey(holder)] ?? null
}

/** The ids by which something is kept of accounts in these namespaces. */
export function accountsIn(kept: ByAccount<unknown>, namespaces: readonly Namespace[]): readonly string[] {
  return Object.keys(kept).filter((id) => namespaces.includes(namespaceOf(id)))
}
