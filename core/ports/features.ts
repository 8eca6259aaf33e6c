import type { Answer } from './answer.ts'

/** Loads the code of features. Fails with `not-loaded` if a feature cannot be loaded. */
export interface Features {
  load(request: { feature: string }, signal: AbortSignal): Answer<null>
}
