import type { Answer } from './answer.ts'

/** The only source of waiting times. A recording therefore holds each one as an answer. */
export interface Clock {
  /** Answers once after the given milliseconds. */
  after(milliseconds: number, signal: AbortSignal): Answer<null>
  /** Answers once after the given milliseconds, and not before the page is visible. */
  afterSeen(milliseconds: number, signal: AbortSignal): Answer<null>
}
