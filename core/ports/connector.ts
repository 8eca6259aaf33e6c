import type { AccountLabels } from '../domain/account/labels.ts'
import type { ChainId, Namespace } from '../domain/values/caip.ts'
import type { Failure } from '../domain/errors/failure.ts'
import type { Json } from '../domain/values/json.ts'
import type { NamespaceSession } from '../domain/sessions/namespace-session.ts'
import type { Network } from '../domain/network/network.ts'
import type { Answer } from './answer.ts'

/** The accounts that a wallet shares, in at least one namespace, and the wallet's own names for them. The names are safe to show. */
export type WalletSession = {
  readonly namespaces: NamespaceSession[]
  readonly labels?: AccountLabels | undefined
}

/**
 * A change that a connected wallet made by itself. Accounts and a chain belong to one namespace, and `accounts` may be empty. With `mayReturn`, the
 * wallet permits nothing now, but may share its accounts again.
 */
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

/** Requests to a wallet that is, or was, connected. Every method names its wallet by key. */
export interface Connector {
  /**
   * Asks for accounts; the wallet may prompt. Only connectors of installed wallets have this method; other wallets are paired. A wallet that serves
   * several chains at once starts on the first of `chains` that its accounts support.
   */
  connect?(
    request: { walletKey: string; chains?: readonly ChainId[] },
    signal: AbortSignal,
  ): Answer<WalletSession>
  /**
   * Asks for accounts without a prompt. Returns null if the wallet no longer knows this site. A wallet that cannot report its chain continues on the
   * last one, which `chains` holds for each namespace, if it supports that chain. Any other wallet reports its chain itself.
   */
  reconnect(
    request: { walletKey: string; chains: readonly ChainId[] },
    signal: AbortSignal,
  ): Answer<WalletSession | null>
  /** Emits the changes that the wallet makes by itself, until the signal aborts. */
  watch(request: { walletKey: string }, signal: AbortSignal): Answer<WalletChange>
  /** Asks the wallet to change its chain (EIP-3326). Fails with `chain-not-added` if the wallet must add the chain first. */
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
   * Revokes the permission if the wallet can do so (EIP-2255), or ends the session. A wallet without that method does not make it fail. With
   * `isLate`, revokes an approval that arrived after its attempt was abandoned, and fails if the wallet cannot revoke it. Such an approval remains if
   * another part of this page asks the wallet or is connected to it.
   */
  disconnect(request: { walletKey: string; isLate?: true }, signal: AbortSignal): Answer<null>
  /** Sends any JSON-RPC request to the wallet on one of its chains; the wallet may prompt. Returns the answer as JSON. */
  request(
    request: { walletKey: string; chainId: ChainId; method: string; params: unknown },
    signal: AbortSignal,
  ): Answer<Json>
}
