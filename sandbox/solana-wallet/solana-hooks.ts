import type { SolanaBehaviour } from './solana-memory.ts'
import type { SolanaWallet } from './solana-wallet.ts'

/** What a test can do to a Solana wallet from outside, at `window.sandboxSolanaWallets.<key>`; each resolves when it is done. */
export type SolanaHooks = {
  /** Shows the site these accounts (positions 0 and 1), the active one first; an empty list takes the approval away. */
  setAccounts(positions: readonly number[]): Promise<void>
  /** Locks the wallet: the site is told that there is no account, and it stays approved. */
  lock(): Promise<void>
  /** Unlocks it, and the site sees its accounts again. */
  unlock(): Promise<void>
  /** Ends the connection from the wallet's side. */
  disconnect(): Promise<void>
  /** Forgets the site and its behaviour without telling anybody, like a new installation. */
  forget(): Promise<void>
  /** Changes how the wallet behaves from now on; what is not named stays. */
  behave(part: Partial<SolanaBehaviour>): Promise<void>
}

/** The hooks of one wallet. */
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
