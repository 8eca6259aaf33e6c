import type { Behaviour } from './behaviour.ts'
import type { EventHub } from './event-hub.ts'
import { ProviderError, providerCodes } from './provider-error.ts'
import type { Wallet } from './wallet.ts'

/** The controls of a wallet for tests, at `window.sandboxWallets.<key>`. Each resolves when it is done. */
export type WalletHooks = {
  /** Shares these accounts (positions 0 and 1) with the site, the active one first. An empty list locks the wallet. */
  setAccounts(positions: readonly number[]): Promise<void>
  /** Switches the wallet to another known network, as a visitor does in the wallet's own menu. */
  setChain(id: number): Promise<void>
  /** Revokes the permission, as a visitor does in the wallet's own menu. The site gets an empty list of accounts and no other event. */
  revoke(): Promise<void>
  /** Disconnects on the wallet's side: an empty list of accounts, and a `disconnect` event (4900). */
  disconnect(): Promise<void>
  /** Forgets the site, added networks and behaviour without an event, like a new installation. */
  forget(): Promise<void>
  /** Changes the given parts of the wallet's behaviour. */
  behave(part: Partial<Behaviour>): Promise<void>
}

/** Creates the controls of one wallet. */
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
