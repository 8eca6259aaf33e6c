import { failureOf } from '../../core/domain/errors/failure.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/** What a host's server answers by a method of the host's adapter; throws `unreachable` where no answer came, `malformed-answer` where it is no JSON, for whatever else the host threw `http-status`, `timed-out` or `unreachable` with its words, and a code that the host threw as it is. */
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
    // What `fetch` throws where no answer came, in Chromium, Firefox, WebKit and Node.
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

/** The HTTP status that is an error in what was thrown, where libraries for requests put it: beside the message, or in the answer. */
function statusIn(thrown: unknown): number | undefined {
  const { status, response } = Object(thrown) as { readonly status?: unknown; readonly response?: unknown }
  return [status, Object(response).status].find(
    (found): found is number => typeof found === 'number' && found >= 400 && found < 600,
  )
}
