type Fetch = typeof globalThis.fetch

/** How many requests in a row may stay without an answer before a service is asked more seldom. */
const patience = 5

/** How long a service is left alone then, and at least between two presses of a visitor, in milliseconds. */
const pause = 60_000
const pressPause = 1_000

/** From when on a request that is given up counts as one without an answer, in milliseconds. */
const silence = 3_000

/** What a service did lately: how many requests in a row it left without an answer, when the last one began, and whether the browser was offline then. */
type Standing = { misses: number; askedAt: number; wasOffline: boolean }

/** What the rule looks at: a clock in milliseconds that never goes back, whether the browser is online, and whether a visitor has just pressed something. */
export type RetryWorld = {
  readonly now: () => number
  readonly isOnline: () => boolean
  readonly isPressed: () => boolean
}

const page: RetryWorld = {
  now: () => performance.now(),
  isOnline: () => navigatorHere()?.onLine !== false,
  isPressed: () => navigatorHere()?.userActivation?.isActive === true,
}

const standings = new WeakMap<Fetch, Map<string, Standing>>()

/**
 * Fetches, but spares a service that gives no answer: after five requests in a row it is asked once a minute, until it answers anything.
 * It is asked sooner if the browser is online again, or if a visitor has just pressed something. What is not asked fails as a network does.
 * A service is an origin. All who fetch with the same `fetch` share what is known of it.
 */
export function restrainedFetch(fetch: Fetch, { now, isOnline, isPressed }: RetryWorld = page): Fetch {
  return async (input, init) => {
    const service = standingOf(fetch, originOf(input))
    if (!isOnline()) service.wasOffline = true
    else if (service.wasOffline) Object.assign(service, { misses: 0, wasOffline: false })
    const since = now() - service.askedAt
    const isSpared = service.misses >= patience && since < pause && !(isPressed() && since >= pressPause)
    if (isSpared) throw new TypeError('The service gave no answer lately, and is not asked again yet.')
    const begun = now()
    service.askedAt = begun
    try {
      const response = await fetch(input, init)
      service.misses = 0
      return response
    } catch (error) {
      const isGivenUp = init?.signal?.aborted === true && now() - begun < silence
      if (!isGivenUp) service.misses += 1
      throw error
    }
  }
}

function standingOf(fetch: Fetch, origin: string): Standing {
  const known = standings.get(fetch) ?? new Map<string, Standing>()
  const standing = known.get(origin) ?? { misses: 0, askedAt: 0, wasOffline: false }
  standings.set(fetch, known.set(origin, standing))
  return standing
}

function originOf(input: Parameters<Fetch>[0]): string {
  return new URL(input instanceof Request ? input.url : input).origin
}

function navigatorHere(): (Partial<Navigator> & { readonly userActivation?: UserActivation }) | undefined {
  return globalThis.navigator
}
