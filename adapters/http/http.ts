import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import { requestLimit } from '../../core/domain/limits.ts'
import { nextTask } from '../../core/loading/next-task.ts'
import { checkedImage } from '../images/checked-image.ts'
import { checkedJson } from './checked-json.ts'
import type { AnswerReader } from './checked-json.ts'
import { descriptionOf, reasonsOf } from './error-body.ts'
import { limitedBody } from './limited-body.ts'
import { restrainedFetch } from './restrained-fetch.ts'
import { Refused } from './refused.ts'
import { placeOf, requestUrl } from './request-url.ts'
import type { Query } from './request-url.ts'
import { withTimeLimit } from '../ports/time-limit.ts'

/** One request below the base URL. A body is sent as JSON. */
type HttpRequest = {
  readonly path: string
  readonly query?: Query
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
}

/** The longest JSON answer and the longest error body, in bytes. */
const longestJson = 4 * 1024 * 1024
const longestError = 64 * 1024

/** One remote service. Both methods throw `http-status`, `unreachable`, `timed-out` or an AbortError. The messages name the URL's place. */
export type Http = {
  /**
   * Returns the value that `read` takes from the JSON answer. Reads it in a task of its own, because a long answer takes time. Throws
   * `malformed-answer` if it does not fit.
   */
  readonly json: <Value>(
    request: HttpRequest,
    read: AnswerReader<Value>,
    signal: AbortSignal,
  ) => Promise<Value>
  /** Returns the answer as a picture. Throws `not-an-image`. */
  readonly image: (request: HttpRequest, signal: AbortSignal) => Promise<Blob>
}

/** A service's base URL and request settings. `limit` is in milliseconds. */
export type HttpParts = {
  readonly base: string
  readonly headers?: Readonly<Record<string, string>>
  readonly limit?: number
  readonly fetch?: typeof fetch
}

/** Creates an HTTP client. All adapters use `fetch` through it. */
export function createHttp({
  base,
  headers = {},
  limit = requestLimit,
  fetch = globalThis.fetch,
}: HttpParts): Http {
  const restrained = restrainedFetch(fetch)
  const ask = <Value>(
    request: HttpRequest,
    signal: AbortSignal,
    read: (response: Response, place: string) => Promise<Value>,
  ) => {
    const url = requestUrl(base, request.path, request.query)
    const place = placeOf(url)
    return withTimeLimit({ what: place, limit, signal }, async (signal) => {
      const response = await reached(place, () => restrained(url, { ...sendable(request, headers), signal }))
      if (!response.ok) {
        const body = await reached(place, () => limitedBody(response, longestError))
        throw refusal(response.status, place, body && (await body.text()))
      }
      return read(response, place)
    })
  }
  return {
    json: (request, read, signal) =>
      ask(request, signal, async (response, place) => {
        const value = checkedJson(await reached(place, () => jsonText(response, place)), read, place)
        await nextTask()
        return value
      }),
    image: (request, signal) =>
      ask(request, signal, (response, place) => reached(place, () => checkedImage(response, place))),
  }
}

async function jsonText(response: Response, place: string): Promise<string> {
  const body = await limitedBody(response, longestJson)
  if (body) return body.text()
  throw new LatchkeyError(
    'malformed-answer',
    `${place} answered with more than 4 MiB; expected JSON below that.`,
  )
}

function sendable(
  { method = 'GET', body }: HttpRequest,
  headers: Readonly<Record<string, string>>,
): RequestInit {
  if (body === undefined) return { method, headers }
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function reached<Value>(place: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (cause) {
    if (cause instanceof LatchkeyError) throw cause
    throw new LatchkeyError('unreachable', `${place} could not be reached; check the network connection.`, {
      cause,
    })
  }
}

function refusal(status: number, place: string, body: string | null): LatchkeyError {
  const description = body && descriptionOf(body)
  const reasons = reasonsOf(body ?? '')
  return new LatchkeyError(
    'http-status',
    `${place} answered with status ${status}${description ? `: ${description}` : '.'}`,
    { data: status, ...(reasons.length > 0 && { cause: new Refused(reasons) }) },
  )
}
