import type { Behaviour } from './behaviour.ts'
import type { EventHub } from './event-hub.ts'
import { ProviderError, providerCodes } from './provider-error.ts'
import type { Wallet } from './wallet.ts'

/** What a test can do to a wallet from outside, at `window.sandboxWallets.<key>`; each resolves when it is done. */
export type WalletHooks = {
  /** Shows the site these accounts (positions 0 and 1), the active one first; with an empty list it is locked. */
  setAccounts(positions: readonly number[]): Promise<void>
  /** Moves the wallet to another network it knows, as a visitor does in the wallet's own menu. */
  setChain(id: number): Promise<void>
  /** Takes the permission back, as a visitor does in the wallet's own menu: no accounts any more, and no other word. */
  revoke(): Promise<void>
  /** Ends the connection from the wallet's side: no accounts any more, and a `disconnect` event (4900). */
  disconnect(): Promise<void>
  /** Forgets the site, added networks and behaviour without telling anybody, like a new installation. */
  forget(): Promise<void>
  /** Changes how the wallet behaves from now on; what is not named stays. */
  behave(part: Partial<Behaviour>): Promise<void>
}

/** The hooks of one wallet. */
export function createWalletHooks(waking: Promise<Wallet>, hub: EventHub): WalletHooks {
  return {
    async setAccounts(positions) {
      const wallet = await waking
      const unknown = positions.find((position) => !wallet.keys[position])
      if (unknown !== undefined)
        throw new Error(`${wallet.profile.name} has no account ${unknown}: it owns ${wallet.keys.length}.`)
      wallet.change({ approved: positions })
    },
    async setChain(id) {
      const wallet = await waking
      if (!wallet.findChain(id))
        throw new Error(`${wallet.profile.name} does not know chain ${id}: add it first.`)
      wallet.change({ chainId: id })
    },
    async revoke() {
      const wallet = await waking
      wallet.change({ approved: null })
    },
    async disconnect() {
      const wallet = await waking
      wallet.change({ approved: null })
      hub.emit(
        'disconnect',
        new ProviderError(providerCodes.disconnected, 'The wallet ended the connection.'),
      )
    },
    async forget() {
      const wallet = await waking
      wallet.forget()
    },
    async behave(part) {
      const wallet = await waking
      wallet.behave(part)
    },
  }
}
