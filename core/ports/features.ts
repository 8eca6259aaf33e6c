import type { Answer } from './answer.ts'

/** Brings features to the page; fails with `not-loaded` where one cannot be loaded. */
export interface Features {
  load(request: { feature: string }, signal: AbortSignal): Answer<null>
}
