import type { Answer } from './answer.ts'

/** The visitor's clipboard. Fails with `clipboard-blocked` if the browser refuses to write or read. */
export interface Clipboard {
  write(request: { text: string }, signal: AbortSignal): Answer<null>
  /**
   * Returns the text that was copied last, trimmed and cut to 300 characters. Returns an empty text if the clipboard holds no text. The browser may
   * ask the visitor first.
   */
  read(request: null, signal: AbortSignal): Answer<{ readonly text: string }>
  /** Returns whether the page may try to read the clipboard, without a prompt. */
  readable(request: null, signal: AbortSignal): Answer<{ readonly isReadable: boolean }>
}
