import { LatchkeyError } from '../../../../core/domain/errors/latchkey-error.ts'
import { shapeOf } from '../../../../core/domain/values/text/shape-of.ts'

/** Throws `bad-request` if the value is no Latchkey. The message names the function that received it. */
export function expectMountableLatchkey(given: unknown, taker: string): void {
  const { start, subscribe } = Object(given) as Readonly<Record<string, unknown>>
  if (typeof start === 'function' && typeof subscribe === 'function') return
  throw new LatchkeyError(
    'bad-request',
    `The Latchkey given to ${taker} is ${shapeOf(given)}; expected the one that createLatchkey made.`,
  )
}
