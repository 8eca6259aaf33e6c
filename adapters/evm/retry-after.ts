type Fetch = typeof globalThis.fetch

/** The longest wait between two tries, in milliseconds (spec 9). */
const longestWait = 30_000

/** Ends a question whose server asks for a longer wait than there is time for; it is named like an abort, which viem never tries again. */
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

/** Fetches, and sees to it that `Retry-After` is a number of seconds that can be waited: a date is counted (viem reads numbers only), and what goes beyond the limit, or thirty seconds, throws a LongWait. */
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

/** Seconds as written, or until a date (RFC 9110, 10.2.3); null for what is neither. */
function secondsOf(asked: string): number | null {
  if (/^\d+$/.test(asked)) return Number(asked)
  const date = Date.parse(asked)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
