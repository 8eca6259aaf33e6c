import type { Namespace } from '../domain/values/caip.ts'
import type { AccountNames } from './account-names.ts'
import type { Analytics } from './analytics.ts'
import type { BalanceWatch } from './balance-watch.ts'
import type { Catalogues } from './catalogues.ts'
import type { Chain } from './chain.ts'
import type { Clipboard } from './clipboard.ts'
import type { Clock } from './clock.ts'
import type { Connector } from './connector.ts'
import type { DevicePort } from './device.ts'
import type { EvmChain } from './evm-chain.ts'
import type { Features } from './features.ts'
import type { CoreFrame } from './frame.ts'
import type { Identity } from './identity.ts'
import type { Injected } from './injected.ts'
import type { OnRamp } from './on-ramp.ts'
import type { Preflight } from './preflight.ts'
import type { Send } from './send.ts'
import type { SignIn } from './sign-in.ts'
import type { SolanaChain } from './solana-chain.ts'
import type { Storage } from './storage.ts'
import type { Swap } from './swap.ts'
import type { TokenBalances } from './token-balances.ts'
import type { Transactions } from './transactions.ts'
import type { WalletConnect } from './wallet-connect.ts'
import type { WalletRegistry } from './wallet-registry.ts'
import type { WalletStandard } from './wallet-standard.ts'

/** The connectors, which reach wallets. */
type Connectors = {
  readonly injected: Injected
  readonly 'wallet-standard': WalletStandard
  readonly 'wallet-connect': WalletConnect
  readonly frame: Connector
}

/** Reads and news of the chains, by namespace. */
type Chains = Readonly<Record<Namespace, Chain & BalanceWatch>> & {
  readonly eip155: EvmChain
  readonly solana: SolanaChain
}

/** Everything outside of the core that the core calls. A host app may replace each part. */
export type Ports = {
  readonly clock: Clock
  readonly device: DevicePort
  readonly connectors: Connectors
  readonly chains: Chains
  readonly walletRegistry: WalletRegistry
  readonly storage: Storage
  readonly clipboard: Clipboard
  readonly features: Features
  readonly catalogues: Catalogues
  readonly analytics: Analytics
  readonly signIn: SignIn
  readonly tokenBalances: TokenBalances
  readonly transactions: Transactions
  readonly preflight: Preflight
  readonly send: Send
  readonly swap: Swap
  readonly onRamp: OnRamp
  readonly identity: Identity
  readonly accountNames: AccountNames
  readonly frame: CoreFrame
}
