import type { Address } from 'viem'
import type { ApiNode } from '../api-node.ts'
import type { Asset } from './asset.ts'
import { readEvmNames } from './evm-holdings.ts'

/** Name, symbol and decimals of a token, asked once. */
export type TokenFacts = (token: Address) => Promise<Omit<Asset, 'address'>>

/** Remembers what tokens of a chain are called. */
export function createTokenFacts(node: ApiNode): TokenFacts {
  const known = new Map<Address, Promise<Omit<Asset, 'address'>>>()
  return (token) => {
    const facts = known.get(token) ?? readEvmNames(node, token)
    known.set(token, facts)
    return facts
  }
}
