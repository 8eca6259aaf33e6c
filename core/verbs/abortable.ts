import type { Failure } from '../domain/errors/failure.ts'
import type { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import { explained, verbNotDone } from './verb-failure.ts'

/** The signal by which a host stops waiting for a verb. A wallet that was asked by then is not notified, and may still act. */
export type Abortable = { readonly signal?: AbortSignal | null | undefined }

/** The failure of a verb whose signal aborted. */
export const abortedVerb: Failure = { code: 'aborted', detail: 'Its signal aborted.' }

/** The failure of a verb that was called on a stopped Latchkey. */
export const stopped: Failure = { code: 'aborted', detail: 'Latchkey was stopped; call start() first.' }

/** Calls the listener when the signal aborts. Returns the function that removes the listener. */
export function onVerbAbort(signal: Abortable['signal'], listener: () => void): () => void {
  signal?.addEventListener('abort', listener)
  return () => signal?.removeEventListener('abort', listener)
}

/** Returns the `bad-request` error for a value that is no signal. Null for a signal, and for none. */
export function wrongSignal(given: unknown): Promise<LatchkeyError> | null {
  const isSignal =
    given === undefined || given === null || typeof Object(given).addEventListener === 'function'
  return isSignal ? null : explained('bad-request', (words) => words.signalRefused(given))
}

const ofWallets = { unasked: 'Nobody was asked', asked: 'The wallet may still do it' }

/**
 * Runs a verb, and waits until it ends or the signal aborts. `unasked` and `asked` are the error's words before and after a request was made.
 * @throws {LatchkeyError} `bad-request` for a value that is no signal, `aborted` once the signal aborts. If it has aborted before, `run` is not
 * called.
 */
export async function untilVerbAborted<Result>(
  signal: Abortable['signal'],
  run: () => Promise<Result>,
  { unasked, asked } = ofWallets,
  isAsked: () => boolean = () => true,
): Promise<Result> {
  const wrong = wrongSignal(signal)
  if (wrong) throw await wrong
  if (signal?.aborted) throw await verbNotDone(unasked, abortedVerb)
  return new Promise((resolve, reject) => {
    const leave = onVerbAbort(signal, () => {
      leave()
      resolve(verbNotDone(isAsked() ? asked : unasked, abortedVerb).then((error) => Promise.reject(error)))
    })
    run().finally(leave).then(resolve, reject)
  })
}
