import type { Answer } from './answer.ts'

/** Loads the texts of a language, keyed by the names of the texts. */
export interface Catalogues {
  /** Returns the texts for a locale (a BCP 47 tag), or null if Latchkey has none. Fails with `not-loaded` if they cannot be loaded. */
  load(request: { locale: string }, signal: AbortSignal): Answer<Readonly<Record<string, string>> | null>
}
