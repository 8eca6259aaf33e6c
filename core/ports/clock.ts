import type { Answer } from './answer.ts'

/** The only way to wait: so that a recording holds every waiting time as an answer. */
export interface Clock {
  /** Answers once after the given milliseconds. */
  after(milliseconds: number, signal: AbortSignal): Answer<null>
  /** Answers once after the given milliseconds, and not before somebody can see the page. */
  afterSeen(milliseconds: number, signal: AbortSignal): Answer<null>
}
