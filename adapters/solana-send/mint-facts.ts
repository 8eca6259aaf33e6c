import type { Connection, PublicKey } from '@solana/web3.js'
import type { Network } from '../../core/domain/network.ts'
import type { TokenFacts } from '../../core/domain/preflight/evidence.ts'
import { accountKey } from '../solana/account-key.ts'
import { askNode } from '../solana/ask-node.ts'
import type { SolanaSettings } from '../solana/ask-node.ts'
import { mintIn } from './mint.ts'
import type { Mint } from './mint.ts'

/** Reads what mints say of themselves, in one question, once for each mint that stands on a chain. */
export function createMintFacts(
  settings: SolanaSettings,
): (network: Network, tokens: readonly string[], signal: AbortSignal) => Promise<readonly TokenFacts[]> {
  const known = new Map<string, TokenFacts>()
  return async (network, tokens, signal) => {
    const keyOf = (token: string) => `${network.id}:${token}`
    const missing = tokens.filter((token) => !known.has(keyOf(token)))
    const found =
      missing.length === 0
        ? []
        : await askNode(network, settings, signal, (connection) => readFacts(connection, missing))
    for (const facts of found) if (facts.decimals !== null) known.set(keyOf(facts.address), facts)
    return tokens.map((token) => known.get(keyOf(token)) ?? factsOf(token, null))
  }
}

/** What a mint says of itself; nothing where none stands at the address. */
export function factsOf(address: string, mint: Mint | null): TokenFacts {
  return { address, symbol: mint?.symbol ?? null, decimals: mint?.decimals ?? null }
}

async function readFacts(connection: Connection, tokens: readonly string[]): Promise<readonly TokenFacts[]> {
  const mints = tokens.flatMap((address) => {
    const key = keyAt(address)
    return key ? [{ address, key }] : []
  })
  const { value } = await connection.getMultipleAccountsInfoAndContext(mints.map(({ key }) => key))
  return mints.map(({ address, key }, index) => factsOf(address, mintIn(key, value[index] ?? null)))
}

/** A service may list a token at what is no address of Solana; no mint stands there. */
function keyAt(address: string): PublicKey | null {
  try {
    return accountKey(address)
  } catch {
    return null
  }
}
