import { createExpiryQueue } from './expiry-queue.ts'
import type { Letter } from './letter.ts'

/** What one socket was given and has not acknowledged; a letter that has expired is kept for nobody. */
export type Deliveries = {
  /** Notes a letter; answers the number of its delivery, by which the client acknowledges it. */
  add(letter: Letter): number
  /** Takes out the letter of a delivery; none for one that is answered, or has expired. */
  take(delivery: number): Letter | undefined
  /** How many wait for an answer. */
  count(): number
}

/** Nothing delivered yet; `now` is in milliseconds since 1970. */
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
