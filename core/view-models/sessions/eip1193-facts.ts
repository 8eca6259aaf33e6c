import { defaultNamespace } from '../../domain/values/caip.ts'
import { hexChainId } from '../../domain/network/eip155.ts'
import { currentChain } from '../../selectors/network/current-chain.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionInNamespace } from '../../selectors/sessions/sessions.ts'

/** The facts for a program that uses EIP-1193: the shared accounts, the chain in hex, and whether these are known yet. */
export type Eip1193Facts = {
  /** The accounts without repetition; empty while the wallet is locked. */
  readonly accounts: readonly string[]
  /** The wallet's chain, else the one to begin with; null if the host offers no EVM network. */
  readonly chainId: `0x${string}` | null
  readonly isConnected: boolean
  /** False while a wallet of an earlier visit is being restored. */
  readonly isSettled: boolean
}

/** Returns the facts of the namespace that uses EIP-1193. */
export function eip1193Facts(state: BootState): Eip1193Facts {
  const { connection } = state
  const held = sessionInNamespace(connection, defaultNamespace)
  const { status } = connection.byNamespace[defaultNamespace]
  const chainId = currentChain(state, defaultNamespace)
  return {
    accounts: held && !held.isLocked ? [...new Set(held.accounts)] : [],
    chainId: chainId ? hexChainId(chainId) : null,
    isConnected: held !== null,
    isSettled: status !== 'unknown' && status !== 'reconnecting',
  }
}
