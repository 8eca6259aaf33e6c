import type { ChainId } from '../../domain/values/caip.ts'
import { solanaNameOf } from '../../domain/network/solana.ts'
import { currentChain } from '../../selectors/network/current-chain.ts'
import { preferredChain } from '../../selectors/network/preferred-chain.ts'
import type { BootState } from '../../reducers/root.ts'
import { heldSession, heldSessions } from '../../selectors/sessions/sessions.ts'

/** What a program that speaks the Wallet Standard sees of Solana. */
export type SolanaFacts = {
  /** Each once; none also while the wallet is locked. */
  readonly accounts: readonly string[]
  /** The wallet's chain, else the one a visitor would begin with; null where no network of Solana is offered. */
  readonly chainId: ChainId | null
  /** The networks on offer that wallets of the Wallet Standard have a name for, by that name, such as `solana:devnet`. */
  readonly chains: readonly `solana:${string}`[]
  /** Where a visitor would begin, of whatever kind. */
  readonly preferred: ChainId
  readonly isConnected: boolean
  /** Whether a wallet is connected, or locked, for another kind of networks. */
  readonly isElsewhere: boolean
  /** False while a wallet of an earlier visit is being restored. */
  readonly isSettled: boolean
}

/** The facts of Solana. */
export function solanaFacts(state: BootState): SolanaFacts {
  const { connection, options } = state
  const held = heldSession(connection, 'solana')
  const { status } = connection.byNamespace.solana
  return {
    accounts: held && !held.isLocked ? [...new Set(held.accounts)] : [],
    chainId: currentChain(state, 'solana'),
    chains: (options?.networks ?? []).flatMap(({ id }) => solanaNameOf(id) ?? []),
    preferred: preferredChain(state),
    isConnected: held !== null,
    isElsewhere: heldSessions(connection).some(({ namespace }) => namespace !== 'solana'),
    isSettled: status !== 'unknown' && status !== 'reconnecting',
  }
}
