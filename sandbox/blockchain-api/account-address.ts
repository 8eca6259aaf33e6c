import { getAddress, isAddress, type Address } from 'viem'
import { decodeBase58 } from '../base58.ts'
import { Refusal } from './refusal.ts'

const solanaLetters = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const solanaBytes = 32

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

/** Returns whether a text is a Solana address: 32 bytes in base58. */
export function isSolanaAddress(text: string): boolean {
  return solanaLetters.test(text) && decodeBase58(text).length === solanaBytes
}

function invalidAddress(): Refusal {
  return new Refusal(400, 'address', 'The address provided is invalid')
}
