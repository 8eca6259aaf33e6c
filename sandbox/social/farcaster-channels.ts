import { createShortLived } from '../short-lived.ts'
import type { Person } from './person.ts'

/** How long a request may be answered, in milliseconds. */
const lifetime = 5 * 60_000

/** How a request to sign in with Farcaster stands. */
export type ChannelStatus =
  | { readonly state: 'pending' | 'denied' }
  | { readonly state: 'completed'; readonly person: Person }

type Channel = { status: ChannelStatus }

/** Requests to sign in with Farcaster: whoever sees the link of one answers it, and only whoever began it reads the answer. */
export type FarcasterChannels = {
  open(): { readonly key: string; readonly token: string }
  /** Whether the request of a link can still be answered. */
  isOpen(key: string): boolean
  /** Answers a request once; tells whether it could be answered. */
  answer(key: string, status: ChannelStatus): boolean
  /** `null` where nothing was begun with this token, or not lately. */
  statusOf(token: string): ChannelStatus | null
}

/** No requests yet; `now` is in milliseconds since 1970. */
export function createFarcasterChannels(now: () => number): FarcasterChannels {
  const byKey = createShortLived<Channel>(lifetime, now)
  const byToken = createShortLived<Channel>(lifetime, now)
  return {
    open() {
      const channel: Channel = { status: { state: 'pending' } }
      return { key: byKey.put(channel), token: byToken.put(channel) }
    },
    isOpen: (key) => byKey.find(key) !== null,
    answer(key, status) {
      const channel = byKey.take(key)
      if (channel) channel.status = status
      return channel !== null
    },
    statusOf: (token) => byToken.find(token)?.status ?? null,
  }
}
