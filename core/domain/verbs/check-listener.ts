import { LatchkeyError } from '../errors/latchkey-error.ts'
import { shapeOf } from '../values/text/shape-of.ts'

/** Checks that a listener of a verb or a hook is a function. Throws `bad-request`. */
export function checkListener(asker: string, listener: unknown): void {
  if (typeof listener === 'function') return
  throw new LatchkeyError(
    'bad-request',
    `The listener given to ${asker} is ${shapeOf(listener)}; expected a function.`,
  )
}
