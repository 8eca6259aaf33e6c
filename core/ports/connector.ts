import type { AccountLabels } from '../domain/account/labels.ts'
import type { ChainId, Namespace } from '../domain/values/caip.ts'
import type { Failure } from '../domain/errors/failure.ts'
import type { Json } from '../domain/values/json.ts'
import type { NamespaceSession } from '../domain/sessions/namespace-session.ts'
import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'

/** What a wallet shares, in one namespace at least, and what it calls accounts where it says so: names that may be shown. */
export type WalletSession = {
  readonly namespaces: NamespaceSession[]
  readonly labels?: AccountLabels | undefined
}

/** Something a connected wallet did by itself; what it says about accounts or a chain is about one namespace, and `accounts` may be empty. One that `mayReturn` permits nothing now, and may name its accounts again. */
export type WalletChange =
  | {
      readonly kind: 'accounts'
      readonly namespace: Namespace
      readonly accounts: string[]
      readonly labels?: AccountLabels | undefined
    }
  | { readonly kind: 'chain'; readonly chainId: ChainId }
  | { readonly kind: 'disconnected'; readonly mayReturn?: true }
  | { readonly kind: 'misbehaved'; readonly failure: Failure }

/** What can be asked of a wallet that is, or was, connected; every method names its wallet by key, never "the current one". */
export interface Connector {
  /**
   * Asks for accounts; the wallet may prompt. Only of wallets that are at hand: any other is paired. One that serves several chains at
   * once begins on the first of `chains` that its accounts are for.
   */
  connect?(
    request: { walletKey: string; chains?: readonly ChainId[] },
    signal: AbortSignal,
  ): Answer<WalletSession>
  /**
   * Asks for accounts without any prompt; null when the wallet no longer knows this site. A wallet that cannot say which chain it is
   * on goes on with that of `chains` in each namespace, the one it was last on, as long as it approves of it; any other says it itself.
   */
  reconnect(
    request: { walletKey: string; chains: readonly ChainId[] },
    signal: AbortSignal,
  ): Answer<WalletSession | null>
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
  /**
   * Gives the permission back where the wallet can (EIP-2255), or ends the session; never fails for want of that method, but where it is
   * about a yes that `isLate`. That one is left as it is where somebody else on this page asks the wallet or is connected with it.
   */
  disconnect(request: { walletKey: string; isLate?: true }, signal: AbortSignal): Answer<null>
  /** Any request to the wallet on one of its chains (JSON-RPC); the wallet may prompt. Whatever it answers is given as JSON. */
  request(
    request: { walletKey: string; chainId: ChainId; method: string; params: unknown },
    signal: AbortSignal,
  ): Answer<Json>
}
