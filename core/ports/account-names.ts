import type { Address } from '../domain/account/account.ts'
import type { Answer } from './answer.ts'

/** A name that the service suggests beside the requested one, without its ending. */
export type NameSuggestion = { readonly name: string; readonly isRegistered: boolean }

/** The message that registers a name once it is signed, and the JSON-RPC request that asks the wallet to sign it. */
type NameMessage = {
  readonly name: string
  readonly message: string
  readonly method: string
  readonly params: unknown
}

/** The service that registers names for accounts. */
export interface AccountNames {
  /** Returns whether a name is registered. A name without addresses is free. */
  find(request: { name: string }, signal: AbortSignal): Answer<{ isRegistered: boolean }>
  /** Returns the name itself and similar names. */
  suggest(request: { name: string }, signal: AbortSignal): Answer<{ suggestions: readonly NameSuggestion[] }>
  /**
   * Returns the name with its ending, the message that requests it, and the JSON-RPC request for the wallet's signature. The service accepts the
   * message for ten seconds.
   */
  message(request: { name: string; address: Address }, signal: AbortSignal): Answer<NameMessage>
  /**
   * Registers the name in a message for its signer. A failure holds the service's own words, and is `signature-expired` if the message arrived too
   * late.
   */
  register(
    request: { coinType: number; address: string; message: string; signature: string },
    signal: AbortSignal,
  ): Answer<{ name: string }>
  /** Returns the names of an address. */
  namesOf(request: { address: string }, signal: AbortSignal): Answer<{ names: readonly string[] }>
}
