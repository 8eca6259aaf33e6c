import type { ChainId } from '../domain/caip.ts'
import { networkOf } from '../domain/network.ts'
import { activeSession } from './active-session.ts'
import { preferredChain } from './preferred-chain.ts'
import type { BootState } from './root.ts'

/** The chain that the registry is asked about: the one that is looked at, where it is on offer, else the preferred one. */
export function activeChain(state: BootState): ChainId {
  const active = activeSession(state)
  const offered = networkOf(state.options?.networks ?? [], active?.chainId ?? null)
  return offered?.id ?? preferredChain(state)
}
