import { randomInt, timingSafeEqual } from 'node:crypto'
import { FrameRefusal } from './refusal.ts'

/** The validity of a code, its maximum tries, and the maximum number of codes in ten minutes. */
const lifetime = 20 * 60_000
const mostTries = 5
const mostCodes = 5
const period = 10 * 60_000

type Issued = { readonly code: string; readonly at: number; tries: number }

/** Codes of six digits, each for one purpose, such as the sign-in of an address on a device. */
export type OneTimeCodes = {
  /** Creates a code, which replaces the previous one. Throws if too many were requested. */
  issue(purpose: string): string
  /** Accepts a code once. Throws if it is wrong, expired, or was tried too often. */
  take(purpose: string, code: string): void
}

/** Creates an empty list of codes. `now` is in milliseconds since 1970. */
export function createOneTimeCodes(now: () => number): OneTimeCodes {
  const issued = new Map<string, Issued>()
  const asked = new Map<string, readonly number[]>()
  return {
    issue(purpose) {
      const lately = (asked.get(purpose) ?? []).filter((at) => now() - at < period)
      if (lately.length >= mostCodes)
        throw new FrameRefusal('Too many codes were asked for. Try again in ten minutes.')
      asked.set(purpose, [...lately, now()])
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      issued.set(purpose, { code, at: now(), tries: 0 })
      return code
    },
    take(purpose, given) {
      const known = issued.get(purpose)
      if (!known) throw new FrameRefusal('No code was asked for. Ask for one first.')
      if (now() - known.at >= lifetime) throw new FrameRefusal('The code has expired. Ask for a new one.')
      if (known.tries >= mostTries) throw new FrameRefusal('Too many wrong codes. Ask for a new one.')
      known.tries += 1
      if (!isSame(known.code, given)) throw new FrameRefusal('Invalid code')
      issued.delete(purpose)
    },
  }
}

function isSame(code: string, given: string): boolean {
  const [one, other] = [Buffer.from(code), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
