import { createShortLived } from '../short-lived.ts'
import type { Person } from './person.ts'

/** The validity of a request, in milliseconds. */
const lifetime = 5 * 60_000

/** The status of a request to sign in with Farcaster. */
type ChannelStatus =
  | { readonly state: 'pending' | 'denied' }
  | { readonly state: 'completed'; readonly person: Person }

type Channel = { status: ChannelStatus }

/** Requests to sign in with Farcaster. Anyone with the link answers one, and only its creator reads the answer. */
export type FarcasterChannels = {
  open(): { readonly key: string; readonly token: string }
  /** Returns whether a link's request can still be answered. */
  isOpen(key: string): boolean
  /** Answers a request once. Returns whether that was possible. */
  answer(key: string, status: ChannelStatus): boolean
  /** Returns the status of a token, or `null` if it is unknown or expired. */
  statusOf(token: string): ChannelStatus | null
}

/** Creates an empty list. `now` is in milliseconds since 1970. */
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
