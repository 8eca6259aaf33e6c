import type { Answer } from './answer.ts'

/** Brings the words of a language to the page, by the names of texts. */
export interface Catalogues {
  /** The words for a locale (a BCP 47 tag), null where there are none; fails with `not-loaded` where they cannot be loaded. */
  load(request: { locale: string }, signal: AbortSignal): Answer<Readonly<Record<string, string>> | null>
}
