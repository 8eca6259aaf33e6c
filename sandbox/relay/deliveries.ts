import { createExpiryQueue } from './expiry-queue.ts'
import type { Letter } from './letter.ts'

/** The unacknowledged deliveries of one socket. Expired letters are dropped. */
export type Deliveries = {
  /** Adds a letter. Returns the number of its delivery, by which the client acknowledges it. */
  add(letter: Letter): number
  /** Removes and returns the letter of a delivery. Returns undefined if it was acknowledged or has expired. */
  take(delivery: number): Letter | undefined
  /** Returns the number of unacknowledged deliveries. */
  count(): number
}

/** Creates an empty list. `now` is in milliseconds since 1970. */
export function createDeliveries(now: () => number = Date.now): Deliveries {
  const unanswered = new Map<number, Letter>()
  const expiries = createExpiryQueue<{ readonly delivery: number; readonly expiresAt: number }>()
  let last = now() * 1_000

  function forgetExpired(): void {
    for (const { delivery } of expiries.takeExpired(now())) unanswered.delete(delivery)
  }
  return {
    add(letter) {
      forgetExpired()
      last += 1
      unanswered.set(last, letter)
      expiries.add({ delivery: last, expiresAt: letter.expiresAt })
      return last
    },
    take(delivery) {
      forgetExpired()
      const letter = unanswered.get(delivery)
      unanswered.delete(delivery)
      return letter
    },
    count: () => unanswered.size,
  }
}
