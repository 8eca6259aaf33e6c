import type { ChainId } from '../../domain/values/caip.ts'
import { solanaNameOf } from '../../domain/network/solana.ts'
import { currentChain } from '../../selectors/network/current-chain.ts'
import { preferredChain } from '../../selectors/network/preferred-chain.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionInNamespace, connectedSessions } from '../../selectors/sessions/sessions.ts'

/** The facts about Solana for a program that uses the Wallet Standard. */
export type SolanaFacts = {
  /** The accounts without repetition; empty while the wallet is locked. */
  readonly accounts: readonly string[]
  /** The wallet's chain, else the one to begin with; null if the host offers no network of Solana. */
  readonly chainId: ChainId | null
  /** The offered networks by their names in the Wallet Standard, such as `solana:devnet`. Networks without such a name are left out. */
  readonly chains: readonly `solana:${string}`[]
  /** The network to begin with, of any kind. */
  readonly preferred: ChainId
  readonly isConnected: boolean
  /** Whether a wallet is connected, or locked, for another kind of networks. */
  readonly isElsewhere: boolean
  /** False while a wallet of an earlier visit is being restored. */
  readonly isSettled: boolean
}

/** Returns the facts about Solana. */
export function solanaFacts(state: BootState): SolanaFacts {
  const { connection, options } = state
  const held = sessionInNamespace(connection, 'solana')
  const { status } = connection.byNamespace.solana
  return {
    accounts: held && !held.isLocked ? [...new Set(held.accounts)] : [],
    chainId: currentChain(state, 'solana'),
    chains: (options?.networks ?? []).flatMap(({ id }) => solanaNameOf(id) ?? []),
    preferred: preferredChain(state),
    isConnected: held !== null,
    isElsewhere: connectedSessions(connection).some(({ namespace }) => namespace !== 'solana'),
    isSettled: status !== 'unknown' && status !== 'reconnecting',
  }
}
