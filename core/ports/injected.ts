import type { ChainId } from '../domain/caip.ts'
import type { Failure } from '../domain/failure.ts'
import type { Network } from '../domain/network.ts'
import type { InstalledWallet } from '../domain/wallet.ts'
import type { Answer } from './answer.ts'

/** What a wallet says when it connects: addresses as its chain writes them, the chain it is on. */
export type WalletSession = { readonly accounts: string[]; readonly chainId: ChainId }

/** A wallet that announced itself, or an announcement that had to be refused. */
export type Announcement =
  | { readonly kind: 'wallet'; readonly wallet: InstalledWallet }
  | { readonly kind: 'refused'; readonly failure: Failure }

/** Something a connected wallet did by itself (EIP-1193 events). */
export type WalletChange =
  | { readonly kind: 'accounts'; readonly accounts: string[] }
  | { readonly kind: 'chain'; readonly chainId: ChainId }
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'misbehaved'; readonly failure: Failure }

/** Wallets installed beside the page (EIP-6963, EIP-1193); every method names its wallet by key, never "the current one". */
export interface Injected {
  /** Announcements as they come, late ones too; with `standard` false only `window.ethereum`, as "Browser Wallet". */
  announcements(request: { standard: boolean }, signal: AbortSignal): Answer<Announcement>
  /** Asks for accounts; the wallet may prompt. Fails with `user-rejected`, `request-pending`, `wallet-missing`, `invalid-address` … */
  connect(request: { walletKey: string }, signal: AbortSignal): Answer<WalletSession>
  /** Asks for accounts without any prompt; null when the wallet no longer knows this site. */
  reconnect(request: { walletKey: string }, signal: AbortSignal): Answer<WalletSession | null>
  /** What the wallet does from now on, until the signal aborts. */
  watch(request: { walletKey: string }, signal: AbortSignal): Answer<WalletChange>
  /** Asks the wallet to change its chain (EIP-3326); fails with `chain-not-added` when it must be added first. */
  switchNetwork(
    request: { walletKey: string; chainId: ChainId },
    signal: AbortSignal,
  ): Answer<{ chainId: ChainId }>
  /** Asks the wallet to add a chain and change to it (EIP-3085). */
  addNetwork(
    request: { walletKey: string; network: Network },
    signal: AbortSignal,
  ): Answer<{ chainId: ChainId }>
  /** Gives the permission back where the wallet can (EIP-2255); never fails for want of that method. */
  disconnect(request: { walletKey: string }, signal: AbortSignal): Answer<null>
}
