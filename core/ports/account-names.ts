import type { Address } from '../domain/account/account.ts'
import type { Answer } from './answer.ts'

/** A name like the one that was asked about, without its ending. */
export type NameSuggestion = { readonly name: string; readonly isRegistered: boolean }

/** What is signed for a name, and how a wallet is asked to. */
export type NameMessage = {
  readonly name: string
  readonly message: string
  readonly method: string
  readonly params: unknown
}

/** The service that registers names for accounts (behaviour reference 1.3, 11 to 14). */
export interface AccountNames {
  /** Whether somebody has a name; one without addresses is free. */
  find(request: { name: string }, signal: AbortSignal): Answer<{ isRegistered: boolean }>
  /** The name itself, and others like it. */
  suggest(request: { name: string }, signal: AbortSignal): Answer<{ suggestions: readonly NameSuggestion[] }>
  /** The name with its ending, a message that asks for it, and the request by which a wallet is asked to sign that (JSON-RPC); the service takes the message for ten seconds. */
  message(request: { name: string; address: Address }, signal: AbortSignal): Answer<NameMessage>
  /** Registers the name in a message for whoever signed it; the service's own words for a refusal are in the failure, which is `signature-expired` where the message came too late. */
  register(
    request: { coinType: number; address: string; message: string; signature: string },
    signal: AbortSignal,
  ): Answer<{ name: string }>
  /** The names of an address. */
  namesOf(request: { address: string }, signal: AbortSignal): Answer<{ names: readonly string[] }>
}
