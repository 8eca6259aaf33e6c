import { namespaceOf } from '../values/caip.ts'
import type { ChainId } from '../values/caip.ts'

/** How an address is written, on any chain. */
export const addressPattern = /^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/

/** An account's address as the chain writes it: EIP-55 checksummed hex on eip155, base58 on solana. */
export type Address = string

/** Whether something is written like an address. */
export function isAddress(given: unknown): given is Address {
  return typeof given === 'string' && addressPattern.test(given)
}

/** Whether an address is written as those of a chain are: in hexadecimals on EVM, in base58 on Solana. */
export function isAddressOn(chainId: ChainId, address: Address): boolean {
  return address.startsWith('0x') === (namespaceOf(chainId) === 'eip155')
}

/** Shortens an address for a narrow place, keeping as many characters of both ends as is said: `0x9D85…C0b2`. */
export function shortAddress(address: Address, start = 6, end = 4): string {
  const rest = address.length - end
  return rest <= start + 2 ? address : `${address.slice(0, start)}…${address.slice(rest)}`
}
