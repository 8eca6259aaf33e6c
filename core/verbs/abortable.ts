import type { Failure } from '../domain/errors/failure.ts'
import type { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import { explained, verbNotDone } from './verb-failure.ts'

/** How long a host waits for a verb: until it ends, or until its signal aborts. Whoever was asked by then is not told, and may still do it. */
export type Abortable = { readonly signal?: AbortSignal | null | undefined }

/** Why a verb ended whose host waits no longer. */
export const abortedVerb: Failure = { code: 'aborted', detail: 'Its signal aborted.' }

/** Why a verb ended that found Latchkey stopped. */
export const stopped: Failure = { code: 'aborted', detail: 'Latchkey was stopped; call start() first.' }

/** Calls once a host waits no longer, who still does; what it answers ends the listening. */
export function onVerbAbort(signal: Abortable['signal'], listener: () => void): () => void {
  signal?.addEventListener('abort', listener)
  return () => signal?.removeEventListener('abort', listener)
}

/** What a verb rejects with that was given something that is no signal, `bad-request`; null where it is one, or none. */
export function wrongSignal(given: unknown): Promise<LatchkeyError> | null {
  const isSignal =
    given === undefined || given === null || typeof Object(given).addEventListener === 'function'
  return isSignal ? null : explained('bad-request', (words) => words.signalRefused(given))
}

const ofWallets = { unasked: 'Nobody was asked', asked: 'The wallet may still do it' }

/**
 * Runs what a host waits for at once, and waits for it no longer than the host; the words say what was not done before anybody was asked, and what may come of it all the same after that.
 * @throws {LatchkeyError} `bad-request` for what is no signal, `aborted` once it aborts; where it has before, nothing is run.
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
