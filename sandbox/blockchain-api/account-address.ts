import { isAddress as isSolanaAddress } from '@solana/kit'
import { getAddress, isAddress, type Address } from 'viem'
import { Refusal } from './refusal.ts'

/** Returns whether a chain has EVM addresses. */
export function isEvmChain(chain: string): boolean {
  return chain.startsWith('eip155:')
}

/** Reads an EVM address. Throws a refusal if it is invalid. */
export function readEvmAddress(text: string): Address {
  if (isAddress(text, { strict: false })) return getAddress(text)
  throw invalidAddress()
}

/** Reads an address of the query's namespace. Without a chain, it must be an EVM address. */
export function readAddressOn(chain: string | null, text: string): string {
  if (chain === null || isEvmChain(chain)) return readEvmAddress(text)
  if (isSolanaAddress(text)) return text
  throw invalidAddress()
}

function invalidAddress(): Refusal {
  return new Refusal(400, 'address', 'The address provided is invalid')
}
