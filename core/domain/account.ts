import * as z from 'zod/mini'

const addressPattern = /^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/

/** An account's address as the chain writes it: EIP-55 checksummed hex on eip155, base58 on solana. */
export const Address = z.string().check(z.regex(addressPattern))
export type Address = string

/** Whether something is written like an address. */
export function isAddress(given: unknown): given is Address {
  return typeof given === 'string' && addressPattern.test(given)
}

/** Shortens an address for a narrow place, keeping both ends: `0x9D85…C0b2`. */
export function shortAddress(address: Address): string {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`
}
