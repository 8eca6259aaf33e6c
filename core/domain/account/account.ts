import { namespaceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'

/** The form of an address, on any chain. */
export const addressPattern = /^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/

/** The address of an account as its chain writes it: EIP-55 checksummed hex on eip155, base58 on solana. */
export type Address = string

/** Returns whether a value has the form of an address. */
export function isAddress(given: unknown): given is Address {
  return typeof given === 'string' && addressPattern.test(given)
}

/** Returns whether an address has the form of a chain's addresses: hexadecimal on EVM, base58 on Solana. */
export function isAddressOn(chainId: ChainId, address: Address): boolean {
  return address.startsWith('0x') === (namespaceOf(chainId) === 'eip155')
}

/** Shortens an address for a narrow place, such as `0x9D85…C0b2`. Keeps `start` and `end` characters of its ends. */
export function shortAddress(address: Address, start = 6, end = 4): string {
  const rest = address.length - end
  return rest <= start + 2 ? address : `${address.slice(0, start)}…${address.slice(rest)}`
}
