type Fetch = typeof globalThis.fetch

/** The longest wait between two attempts, in milliseconds. */
const longestWait = 30_000

/**
 * An error for a server that asks for a longer wait than the time limit allows. Its name is `AbortError`, because viem never retries after an
 * abort.
 */
export class LongWait extends Error {
  override readonly name = 'AbortError'
  readonly status: number
  readonly seconds: number

  constructor(status: number, seconds: number) {
    super(`The server answered with status ${status} and asks to wait ${seconds} seconds.`)
    this.status = status
    this.seconds = seconds
  }
}

/**
 * Wraps `fetch` so that `Retry-After` is always a number of seconds, because viem reads only numbers. A date is converted. Throws a LongWait if
 * the wait exceeds the time limit or thirty seconds.
 */
export function withRetryAfter(fetch: Fetch, limit: number): Fetch {
  const end = Date.now() + limit
  return async (input, init) => {
    const response = await fetch(input, init)
    const asked = response.ok ? null : response.headers.get('retry-after')
    const seconds = asked === null ? null : secondsOf(asked)
    if (seconds === null) return response
    response.body?.cancel().catch(() => {})
    const { status, statusText } = response
    const wait = seconds * 1000
    if (wait > longestWait || Date.now() + wait >= end) throw new LongWait(status, seconds)
    return new Response(null, { status, statusText, headers: { 'retry-after': String(seconds) } })
  }
}

/** Returns the seconds of a `Retry-After` header, which holds a number or a date (RFC 9110, 10.2.3). Returns null for any other text. */
function secondsOf(asked: string): number | null {
  if (/^\d+$/.test(asked)) return Number(asked)
  const date = Date.parse(asked)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
