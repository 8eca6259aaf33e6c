import type { Namespace } from '../domain/caip.ts'
import type { BalanceWatch } from './balance-watch.ts'
import type { Chain } from './chain.ts'
import type { Clipboard } from './clipboard.ts'
import type { Clock } from './clock.ts'
import type { DevicePort } from './device.ts'
import type { Features } from './features.ts'
import type { Injected } from './injected.ts'
import type { SolanaChain } from './solana-chain.ts'
import type { Storage } from './storage.ts'
import type { WalletConnect } from './wallet-connect.ts'
import type { WalletRegistry } from './wallet-registry.ts'
import type { WalletStandard } from './wallet-standard.ts'

/** How wallets are reached, by connector. */
export type Connectors = {
  readonly injected: Injected
  readonly 'wallet-standard': WalletStandard
  readonly 'wallet-connect': WalletConnect
}

/** What is read from the chains, and what they say by themselves, by namespace. */
export type Chains = Readonly<Record<Namespace, Chain & BalanceWatch>> & { readonly solana: SolanaChain }

/** Everything the core asks of the world, each part replaceable by the host. */
export type Ports = {
  readonly clock: Clock
  readonly device: DevicePort
  readonly connectors: Connectors
  readonly chains: Chains
  readonly walletRegistry: WalletRegistry
  readonly storage: Storage
  readonly clipboard: Clipboard
  readonly features: Features
}
