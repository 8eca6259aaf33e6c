import { failureOf } from '../../core/domain/errors/failure.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/**
 * Returns the answer of a method of the host's adapter. Throws `unreachable` if no answer arrived, and `malformed-answer` if it is no JSON. Other
 * errors become `http-status`, `timed-out` or `unreachable`, with the host's message. An error with a known code is passed on.
 */
export async function hostAnswer<Answer>(
  method: string,
  ask: () => Answer | Promise<Answer>,
): Promise<Awaited<Answer>> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof SyntaxError)
      throw new LatchkeyError('malformed-answer', `What ${method} was answered is no JSON; expected that.`, {
        meta: [cause.message],
        cause,
      })
    // The error of `fetch` without an answer, in Chromium, Firefox, WebKit and Node.
    if (cause instanceof TypeError && /fetch|NetworkError|Load failed/.test(cause.message))
      throw new LatchkeyError(
        'unreachable',
        `The server was not reached by ${method}; look at its address.`,
        {
          meta: [cause.message],
          cause,
        },
      )
    const { code, detail } = failureOf(cause)
    if (code !== 'unexpected') throw cause
    const data = statusIn(cause)
    const isLate = Object(cause).name === 'TimeoutError'
    throw new LatchkeyError(
      data === undefined ? (isLate ? 'timed-out' : 'unreachable') : 'http-status',
      `${method} failed: ${detail}`,
      { cause, data },
    )
  }
}

/** Returns the HTTP error status in a thrown value. HTTP libraries put it beside the message, or into the response. */
function statusIn(thrown: unknown): number | undefined {
  const { status, response } = Object(thrown) as { readonly status?: unknown; readonly response?: unknown }
  return [status, Object(response).status].find(
    (found): found is number => typeof found === 'number' && found >= 400 && found < 600,
  )
}
