import type { Answer } from './answer.ts'

/** A name like the one that was asked about, without its ending. */
export type NameSuggestion = { readonly name: string; readonly isRegistered: boolean }

/** The service that registers names for accounts (behaviour reference 1.3, 11 to 14). */
export interface AccountNames {
  /** Whether somebody has a name; one without addresses is free. */
  find(request: { name: string }, signal: AbortSignal): Answer<{ isRegistered: boolean }>
  /** The name itself, and others like it. */
  suggest(request: { name: string }, signal: AbortSignal): Answer<{ suggestions: readonly NameSuggestion[] }>
  /** Registers the name in a message for whoever signed it; the words of a refusal are in the failure. */
  register(
    request: { coinType: number; address: string; message: string; signature: string },
    signal: AbortSignal,
  ): Answer<{ name: string }>
  /** The names of an address. */
  namesOf(request: { address: string }, signal: AbortSignal): Answer<{ names: readonly string[] }>
}
