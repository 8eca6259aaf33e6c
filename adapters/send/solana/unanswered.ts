import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'

/** Whether a question was not answered, so that another node may be asked; else the node said that it can not. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof LatchkeyError || (error instanceof Error && error.name === 'AbortError')
}
