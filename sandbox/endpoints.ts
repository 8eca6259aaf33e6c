import type { FundedAccount } from './chains/funded-accounts.ts'
import type { PlantedName } from './chains/plant-names.ts'
import type { SmartAccount } from './chains/smart-account.ts'
import type { SandboxToken } from './chains/tokens.ts'
import type { SwapContracts } from './chains/uniswap.ts'
import type { HostProvider } from './on-ramp/meld-provider.ts'
import type { SolanaPerson } from './solana/persons.ts'
import type { SolanaToken } from './solana/tokens/tokens.ts'

/**
 * The URLs of all parts: the JSON of `GET /endpoints.json` and of `--json`. A part that was not started is `null` (or missing in `chains`). Keys
 * of `chains` and `tokens` are CAIP-2 ids.
 */
export type Endpoints = {
  /** The demo host page. */
  readonly demo: string | null
  /** The wallet registry's origin. */
  readonly registry: string | null
  /** The blockchain API's origin. */
  readonly blockchainApi: string | null
  /** The origin of the analytics service. */
  readonly analytics: string | null
  /** The server at which visitors of the page sign in. */
  readonly signIn: string | null
  /** The origin of the bundler, with a path for each EVM chain by its CAIP-2 id. */
  readonly bundler: string | null
  /** The origin of the secure frame, whose inbox is at `/inbox`. */
  readonly frame: string | null
  /** The origin of the social providers, each at a path of its own name. */
  readonly social: string | null
  /** The origin of the on-ramp, which sells coins and tokens for play money. */
  readonly onRamp: string | null
  /** The server that holds names of its own (CCIP-Read). */
  readonly gateway: string | null
  /** The on-ramp's second provider, in the form of the option `onRampProviders`. Empty if no on-ramp was started. */
  readonly onRampProviders: readonly HostProvider[]
  /** The relay's `ws://` URL. */
  readonly relay: string | null
  /** The page of the phone. */
  readonly phone: string | null
  /** The script that installs the browser wallets in a page. */
  readonly browserWallet: string | null
  /** The JSON-RPC URLs, also of Solana. */
  readonly chains: Readonly<Record<string, string>>
  readonly tokens: Readonly<Record<string, readonly SandboxToken[]>>
  readonly accounts: readonly FundedAccount[]
  /** The contract account on every EVM chain. `null` if no chain was started. */
  readonly smartAccount: SmartAccount | null
  /** The names on chain 1 (ENS). */
  readonly names: readonly PlantedName[]
  /** The swap contracts on every EVM chain. `null` if no chain was started. */
  readonly swaps: SwapContracts | null
  /** The sandbox's Solana. `null` if it was not started. */
  readonly solana: SolanaEndpoints | null
}

/** The sandbox's Solana: its CAIP-2 id, its WebSocket, its tokens, and its persons in the order of `accounts`. */
type SolanaEndpoints = {
  readonly chain: string
  readonly socket: string
  readonly tokens: readonly SolanaToken[]
  readonly accounts: readonly SolanaPerson[]
}
