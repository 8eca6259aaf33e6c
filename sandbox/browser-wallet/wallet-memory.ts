import { walletStorage } from './wallet-storage.ts'
import type { Behaviour } from './behaviour.ts'

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

/** The wallet's storage. It survives a reload, and the tabs of one origin share it. */
export type WalletMemory = {
  read(): WalletState
  change(part: Partial<WalletState>): void
  forget(): void
  /** Calls back when another tab changed or removed the state. */
  onOtherTab(listener: () => void): void
}

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

/**
 * Creates the storage of one wallet, in `localStorage` under `sandbox:wallet:<key>`. It still works if a test later removes the page's
 * `localStorage`.
 */
export function createWalletMemory(key: string): WalletMemory {
  const item = `sandbox:wallet:${key}`
  const storage = walletStorage()
  const read = (): WalletState => {
    const stored = JSON.parse(storage.getItem(item) ?? '{}') as Partial<WalletState>
    return { ...initial, ...stored, behaviour: { ...initial.behaviour, ...stored.behaviour } }
  }
  return {
    read,
    change: (part) => storage.setItem(item, JSON.stringify({ ...read(), ...part })),
    forget: () => storage.removeItem(item),
    onOtherTab: (listener) =>
      window.addEventListener('storage', (event) => {
        if (event.key === item || event.key === null) listener()
      }),
  }
}
