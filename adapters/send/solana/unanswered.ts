import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'

/** Returns whether a question had no answer, so that another node may be asked. Otherwise the node itself said that it cannot answer. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof LatchkeyError || (error instanceof Error && error.name === 'AbortError')
}
