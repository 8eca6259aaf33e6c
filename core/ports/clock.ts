import type { Answer } from './answer.ts'
import type { WhenHere } from './when-here.ts'

/** The only way to wait: so that a recording holds every waiting time as an answer. */
export interface Clock {
  /** Answers once after the given milliseconds, which begin when code of ours that is waited for is here. */
  after(milliseconds: number, signal: AbortSignal, since?: WhenHere): Answer<null>
  /** Answers once after the given milliseconds, and not before somebody can see the page. */
  afterSeen(milliseconds: number, signal: AbortSignal): Answer<null>
}
