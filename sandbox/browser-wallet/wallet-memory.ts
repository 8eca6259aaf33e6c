import type { Behaviour } from './behaviour.ts'
import { createSiteMemory, type SiteMemory } from './site-memory.ts'

/** A network that the visitor added to the wallet. */
export type AddedChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  readonly symbol: string
}

/** The stored state of a wallet for this site. */
export type WalletState = {
  /** The positions of the accounts that the site may see, the active one first. `null` if it is not approved. */
  readonly approved: readonly number[] | null
  readonly chainId: number
  readonly added: readonly AddedChain[]
  readonly behaviour: Behaviour
}

/** The storage of one wallet. */
export type WalletMemory = SiteMemory<WalletState>

const initial: WalletState = {
  approved: null,
  chainId: 1,
  added: [],
  behaviour: {
    answer: 'prompt',
    addresses: 'checksummed',
    chainIdFormat: 'hex',
    announceAfter: 0,
    revoke: 'grant',
    switch: 'grant',
    sends: 'as-asked',
  },
}

/** Creates the storage of one wallet, under `sandbox:wallet:<key>`. */
export function createWalletMemory(key: string): WalletMemory {
  return createSiteMemory(`sandbox:wallet:${key}`, initial)
}
