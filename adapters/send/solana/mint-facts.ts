import type { Connection, PublicKey } from '@solana/web3.js'
import type { Network } from '../../../core/domain/network/network.ts'
import type { TokenFacts } from '../../../core/domain/preflight/evidence.ts'
import { toPublicKey } from '../../solana/account-key.ts'
import { askNode } from '../../solana/ask-node.ts'
import type { SolanaSettings } from '../../solana/ask-node.ts'
import { metadataAccount, metadataSymbol } from './metadata-account.ts'
import { mintIn } from './mint.ts'

/** Returns a function that reads mints and their metadata in one question. Each existing mint of a chain is read once. */
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
    for (const facts of found) known.set(keyOf(facts.address), facts)
    return tokens.map((token) => known.get(keyOf(token)) ?? { address: token, symbol: null, decimals: null })
  }
}

async function readFacts(connection: Connection, tokens: readonly string[]): Promise<readonly TokenFacts[]> {
  const mints = tokens.flatMap((address) => {
    const key = keyAt(address)
    return key ? [{ address, key }] : []
  })
  const keys = mints.flatMap(({ key }) => [key, metadataAccount(key)])
  const { value } = await connection.getMultipleAccountsInfoAndContext(keys)
  return mints.flatMap(({ address, key }, index) => {
    const [mint, metadata] = [value[2 * index] ?? null, value[2 * index + 1] ?? null]
    const found = mintIn(key, mint)
    const symbol = found && (found.symbol ?? metadataSymbol(key, metadata))
    return found ? [{ address, symbol, decimals: found.decimals }] : []
  })
}

/** A service may list a token at an invalid Solana address. Then there is no mint. */
function keyAt(address: string): PublicKey | null {
  try {
    return toPublicKey(address)
  } catch {
    return null
  }
}
