import type { Answer } from './answer.ts'

/** The visitor's clipboard; fails with `clipboard-blocked` where it may not be written, or read. */
export interface Clipboard {
  write(request: { text: string }, signal: AbortSignal): Answer<null>
  /** The text that was copied last, without blanks around it and of 300 characters at most; empty where that is no text. The browser may ask the visitor first. */
  read(request: null, signal: AbortSignal): Answer<{ readonly text: string }>
  /** Whether reading may be worth a try; asks nobody. */
  readable(request: null, signal: AbortSignal): Answer<{ readonly isReadable: boolean }>
}
