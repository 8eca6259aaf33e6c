import type { Address } from 'viem'
import type { ApiNode } from '../api-node.ts'
import type { Asset } from './asset.ts'
import { readEvmNames } from './evm-holdings.ts'

/** Returns the name, symbol and decimals of a token, which are read once. */
export type TokenFacts = (token: Address) => Promise<Omit<Asset, 'address'>>

/** Creates a cache of the token facts of a chain. */
export function createTokenFacts(node: ApiNode): TokenFacts {
  const known = new Map<Address, Promise<Omit<Asset, 'address'>>>()
  return (token) => {
    const facts = known.get(token) ?? readEvmNames(node, token)
    known.set(token, facts)
    return facts
  }
}
