import { defaultNamespace } from '../../domain/values/caip.ts'
import { hexChainId } from '../../domain/network/eip155.ts'
import { currentChain } from '../../selectors/network/current-chain.ts'
import type { BootState } from '../../reducers/root.ts'
import { heldSession } from '../../selectors/sessions/sessions.ts'

/** What a program that speaks EIP-1193 sees: the accounts shared, the chain in hex, and whether that is known yet. */
export type Eip1193Facts = {
  /** Each once; none also while the wallet is locked. */
  readonly accounts: readonly string[]
  /** The wallet's chain, else the one a visitor would begin with; null where no EVM network is offered. */
  readonly chainId: `0x${string}` | null
  readonly isConnected: boolean
  /** False while a wallet of an earlier visit is being restored. */
  readonly isSettled: boolean
}

/** The facts of the namespace whose requests are those of EIP-1193. */
export function eip1193Facts(state: BootState): Eip1193Facts {
  const { connection } = state
  const held = heldSession(connection, defaultNamespace)
  const { status } = connection.byNamespace[defaultNamespace]
  const chainId = currentChain(state, defaultNamespace)
  return {
    accounts: held && !held.isLocked ? [...new Set(held.accounts)] : [],
    chainId: chainId ? hexChainId(chainId) : null,
    isConnected: held !== null,
    isSettled: status !== 'unknown' && status !== 'reconnecting',
  }
}
