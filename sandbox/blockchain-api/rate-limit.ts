import type { IncomingMessage } from 'node:http'

/** How much one asker may ask of one route: `burst` questions at once, and `perSecond` more in each second. */
export type RateLimit = { readonly burst: number; readonly perSecond: number }

/** Counts what is asked, by route and asker. */
export type RateLimiter = {
  /** Takes a token; answers whether there was one. */
  take(route: string, asker: string): boolean
  /** Begins anew with another limit; `null` stands for the one of the beginning. */
  limit(limit: RateLimit | null): void
}

type Bucket = { readonly tokens: number; readonly at: number }

/** More than anything that runs against the sandbox asks. */
const generous: RateLimit = { burst: 10_000, perSecond: 10_000 }

/** Token buckets, one for each route and asker; `now` is in milliseconds. */
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

/** Who asks: the first address that proxies on the way have told (`x-forwarded-for`), else the one of the socket. */
export function askerOf({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  const [first = ''] = String(forwarded ?? '').split(',')
  return first.trim() || (socket.remoteAddress ?? '')
}
