import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'

/** Who tells by which name an address of EVM is known, and with which picture: a service, and the names of ENS. */
export interface Identity {
  /** The name and the picture of an address, each null where there is none; `ensNetwork` is the chain of ENS with the nodes of the host, or null where that is not on offer. */
  lookUp(
    request: { address: string; ensNetwork: Network | null },
    signal: AbortSignal,
  ): Answer<{ name: string | null; avatar: string | null }>
}
