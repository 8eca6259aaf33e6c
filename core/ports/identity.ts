import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'

/** The source of names and pictures for EVM addresses: a service, and ENS. */
export interface Identity {
  /**
   * Returns the name and the picture of an address, each null if there is none. `ensNetwork` is the chain of ENS with the host app's nodes, or null
   * if the host app does not offer that chain.
   */
  lookUp(
    request: { address: string; ensNetwork: Network | null },
    signal: AbortSignal,
  ): Answer<{ name: string | null; avatar: string | null }>
}
