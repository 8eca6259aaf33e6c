import { timelyChunk } from '../loading/code-limit.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import type { LatchkeyErrorCode } from '../domain/errors/latchkey-error.ts'

const loadWords = /* @__PURE__ */ timelyChunk('notDone', () => import('./verb-errors.ts'))

/** What to say when a verb cannot be meant, or does not reach its end; the words come when they are needed, and where they cannot, the code must do. */
export async function explained(
  code: LatchkeyErrorCode,
  say: (words: typeof import('./verb-errors.ts')) => LatchkeyError,
): Promise<LatchkeyError> {
  try {
    return say(await loadWords())
  } catch (cause) {
    return new LatchkeyError(code, `It was not done (${code}).`, { cause })
  }
}

/** A verb that did not reach its end, and why, in words of its own where the code says less. */
export function verbNotDone(what: string, failure: Failure, because?: string): Promise<LatchkeyError> {
  return explained(failure.code, (words) => words.notDone(what, failure, because))
}
