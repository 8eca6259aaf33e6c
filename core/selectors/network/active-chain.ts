import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import { activeSession } from '../sessions/active-session.ts'
import { preferredChain, preferredChains } from './preferred-chain.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionInNamespace } from '../sessions/sessions.ts'

/**
 * Returns the chain for which wallets are listed: a chosen one that no connected wallet serves, else the active session's.
 * If the host does not offer that, returns the preferred one.
 */
export function activeChain(state: BootState): ChainId {
  const offeredOf = (chainId?: ChainId | null) => networkOf(state.options?.networks ?? [], chainId ?? null)
  const chosen = offeredOf(preferredChains(state.network)[0])?.id
  if (chosen !== undefined && !isServed(state, chosen)) return chosen
  const offered = offeredOf(activeSession(state)?.chainId)
  return offered?.id ?? preferredChain(state)
}

/** Returns whether a wallet is connected, or locked, in the namespace of a chain. */
export function isServed({ connection }: Pick<BootState, 'connection'>, chainId: ChainId): boolean {
  return sessionInNamespace(connection, namespaceOf(chainId)) !== null
}
