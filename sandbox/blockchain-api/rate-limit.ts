import type { IncomingMessage } from 'node:http'

/** The rate limit of one client on one route: `burst` requests at once, and `perSecond` more in each second. */
export type RateLimit = { readonly burst: number; readonly perSecond: number }

/** A counter of requests, by route and client. */
export type RateLimiter = {
  /** Takes a token. Returns whether there was one. */
  take(route: string, asker: string): boolean
  /** Resets all counts and sets another limit. `null` is the initial one. */
  limit(limit: RateLimit | null): void
}

type Bucket = { readonly tokens: number; readonly at: number }

/** A limit that no test reaches. */
const generous: RateLimit = { burst: 10_000, perSecond: 10_000 }

/** Creates token buckets, one for each route and client. `now` is in milliseconds. */
export function createRateLimiter(now: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>()
  let { burst, perSecond } = generous
  return {
    take(route, asker) {
      const key = `${route} ${asker}`
      const at = now()
      const before = buckets.get(key) ?? { tokens: burst, at }
      const tokens = Math.min(burst, before.tokens + ((at - before.at) / 1_000) * perSecond)
      const isTaken = tokens >= 1
      buckets.set(key, { tokens: isTaken ? tokens - 1 : tokens, at })
      return isTaken
    },
    limit(limit) {
      ;({ burst, perSecond } = limit ?? generous)
      buckets.clear()
    },
  }
}

/** Returns the client's address: the first one of `x-forwarded-for`, else that of the socket. */
export function askerOf({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  const [first = ''] = String(forwarded ?? '').split(',')
  return first.trim() || (socket.remoteAddress ?? '')
}
