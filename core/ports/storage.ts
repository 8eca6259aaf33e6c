import type { Answer } from './answer.ts'

/**
 * Small texts that are stored between visits, with a prefix of Latchkey and of the project. Every method may fail with `storage-blocked`. Changes of
 * one text run in the order of their requests, and the newest stays, even if an aborted one lands late.
 */
export interface Storage {
  read(request: { key: string }, signal: AbortSignal): Answer<{ text: string | null }>
  write(request: { key: string; text: string }, signal: AbortSignal): Answer<null>
  /** Removes a text and the texts that belong to it (`removedWith`). */
  remove(request: { key: string }, signal: AbortSignal): Answer<null>
  /** Emits a text when another tab or another instance on this page changes it, until the signal aborts. Null means that the text was removed. */
  watch(request: { key: string }, signal: AbortSignal): Answer<{ text: string | null }>
}
