import { timelyChunk } from '../loading/code-limit.ts'
import type { Failure } from '../domain/errors/failure.ts'
import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import type { LatchkeyErrorCode } from '../domain/errors/latchkey-error.ts'

const loadWords = /* @__PURE__ */ timelyChunk('notDone', () => import('./verb-errors.ts'))

/** Returns the error of a verb. Its words are loaded when they are needed. If they do not load, the message has the code alone. */
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

/** Returns the error of a verb that was not done: `what` was not done, and why. `because` replaces the reason of the code. */
export function verbNotDone(what: string, failure: Failure, because?: string): Promise<LatchkeyError> {
  return explained(failure.code, (words) => words.notDone(what, failure, because))
}
