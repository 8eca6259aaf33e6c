import type { Answer } from './answer.ts'

/** Small texts kept between visits, under a prefix of our own and of the project; every method may fail with `storage-blocked`, and what is asked of a text to change is done in the order in which it was asked. */
export interface Storage {
  read(request: { key: string }, signal: AbortSignal): Answer<{ text: string | null }>
  write(request: { key: string; text: string }, signal: AbortSignal): Answer<null>
  /** Removes a text, and with it what is removed together with it (`removedWith`). */
  remove(request: { key: string }, signal: AbortSignal): Answer<null>
  /** What others make of a text from now on (another tab, another instance on this page), null when they remove it, until the signal aborts. */
  watch(request: { key: string }, signal: AbortSignal): Answer<{ text: string | null }>
}
