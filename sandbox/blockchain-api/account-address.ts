import { getAddress, isAddress, type Address } from 'viem'
import { Refusal } from './refusal.ts'

const base58Address = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** Whether a chain's addresses are those of EVM. */
export function isEvmChain(chain: string): boolean {
  return chain.startsWith('eip155:')
}

/** Reads an address of EVM; refuses what is none. */
export function readEvmAddress(text: string): Address {
  if (isAddress(text, { strict: false })) return getAddress(text)
  throw invalidAddress()
}

/** Reads an address in the way of the namespace that a query asks about: EVM where it names no chain. */
export function readAddressOn(chain: string | null, text: string): string {
  if (chain === null || isEvmChain(chain)) return readEvmAddress(text)
  if (base58Address.test(text)) return text
  throw invalidAddress()
}

/** Whether text can be an address of Solana. */
export function isSolanaAddress(text: string): boolean {
  return base58Address.test(text)
}

function invalidAddress(): Refusal {
  return new Refusal(400, 'address', 'The address provided is invalid')
}
