import type { SolanaBehaviour } from './solana-memory.ts'
import type { SolanaWallet } from './solana-wallet.ts'

/** The controls of a Solana wallet for tests, at `window.sandboxSolanaWallets.<key>`. Each resolves when it is done. */
export type SolanaHooks = {
  /** Shares these accounts (positions 0 and 1) with the site, the active one first. An empty list revokes the approval. */
  setAccounts(positions: readonly number[]): Promise<void>
  /** Locks the wallet. The site gets an empty list of accounts, and stays approved. */
  lock(): Promise<void>
  /** Unlocks the wallet. The site gets its accounts again. */
  unlock(): Promise<void>
  /** Disconnects on the wallet's side. */
  disconnect(): Promise<void>
  /** Forgets the site and the behaviour without an event, like a new installation. */
  forget(): Promise<void>
  /** Changes the given parts of the wallet's behaviour. */
  behave(part: Partial<SolanaBehaviour>): Promise<void>
}

/** Creates the controls of one wallet. */
export function createSolanaHooks(waking: Promise<SolanaWallet>): SolanaHooks {
  return {
    async setAccounts(positions) {
      const wallet = await waking
      const unknown = positions.find((position) => !wallet.keys[position])
      if (unknown !== undefined)
        throw new Error(`${wallet.profile.name} has no account ${unknown}: it owns ${wallet.keys.length}.`)
      wallet.change({ approved: positions.length > 0 ? positions : null })
    },
    async lock() {
      const wallet = await waking
      wallet.change({ isLocked: true })
    },
    async unlock() {
      const wallet = await waking
      wallet.change({ isLocked: false })
    },
    async disconnect() {
      const wallet = await waking
      wallet.change({ approved: null })
    },
    async forget() {
      const wallet = await waking
      wallet.forget()
    },
    async behave(part) {
      const wallet = await waking
      wallet.change({ behaviour: { ...wallet.state().behaviour, ...part } })
    },
  }
}
