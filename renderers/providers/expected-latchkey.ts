import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/** Throws `bad-request` if the value is no Latchkey. The message names the function that needs one. */
export function expectLatchkey(given: unknown, taker: string): void {
  if (typeof Object(given).subscribe === 'function') return
  throw new LatchkeyError('bad-request', `${taker} needs the Latchkey that createLatchkey made.`)
}
