import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/** Throws `bad-request` for what is no Latchkey, naming who needs one. */
export function expectLatchkey(given: unknown, taker: string): void {
  if (typeof Object(given).subscribe === 'function') return
  throw new LatchkeyError('bad-request', `${taker} needs the Latchkey that createLatchkey made.`)
}
