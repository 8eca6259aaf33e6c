import { namespaceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { networkOf } from '../domain/network.ts'
import { activeSession } from './active-session.ts'
import { preferredChain } from './preferred-chain.ts'
import type { BootState } from './root.ts'
import { heldSession } from './sessions.ts'

/** The chain that wallets are looked for: one that was chosen and that nobody is connected for, else the one that is looked at, where it is on offer, else the preferred one. */
export function activeChain(state: BootState): ChainId {
  const chosen = state.network?.preferred
  if (chosen && !isServed(state, chosen)) return chosen
  const active = activeSession(state)
  const offered = networkOf(state.options?.networks ?? [], active?.chainId ?? null)
  return offered?.id ?? preferredChain(state)
}

/** Whether a wallet is connected, or locked, in the namespace of a chain. */
export function isServed({ connection }: Pick<BootState, 'connection'>, chainId: ChainId): boolean {
  return heldSession(connection, namespaceOf(chainId)) !== null
}
