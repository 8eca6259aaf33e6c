import type { Answer } from './answer.ts'

/** The visitor's clipboard; fails with `clipboard-blocked` where it may not be written. */
export interface Clipboard {
  write(request: { text: string }, signal: AbortSignal): Answer<null>
}
