type Fetch = typeof globalThis.fetch

/** How many requests in a row may fail before a service is asked less often. */
const patience = 5

/** The pause after that in milliseconds, and the minimum pause between two presses of a visitor. */
const pause = 60_000
const pressPause = 1_000

/** The time in milliseconds after which an aborted request counts as one without an answer. */
const silence = 3_000

/** The recent state of a service. `misses` counts its requests without an answer in a row. */
type Standing = { misses: number; askedAt: number; wasOffline: boolean }

/**
 * The environment of the retry rule: a monotonic clock in milliseconds, whether the browser is online, and whether the visitor has just pressed
 * something.
 */
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
 * Wraps `fetch` so that it spares a service that does not answer. After five requests without an answer, the service is asked once a minute,
 * until it answers. It is asked sooner if the browser is online again, or if the visitor has just pressed something. A skipped request fails like
 * a network error. A service is an origin. All users of the same `fetch` share the state of a service.
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
