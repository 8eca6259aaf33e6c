import type { Answer } from './answer.ts'

/** Small texts kept between visits, under a prefix of our own; every method may fail with `storage-blocked`. */
export interface Storage {
  read(request: { key: string }, signal: AbortSignal): Answer<{ text: string | null }>
  write(request: { key: string; text: string }, signal: AbortSignal): Answer<null>
  remove(request: { key: string }, signal: AbortSignal): Answer<null>
}
