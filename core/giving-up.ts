import type { Failure } from './domain/failure.ts'
import { explained, notDone } from './verb-failure.ts'

/** How long a host waits for a verb: until it ends, or until its signal aborts. Whoever was asked by then is not told, and may still do it. */
export type GivingUp = { readonly signal?: AbortSignal | undefined }

/** Why a verb ended whose host waits no longer. */
export const givenUp: Failure = { code: 'aborted', detail: 'Its signal aborted.' }

/** Calls once a host waits no longer, who still does; what it answers ends the listening. */
export function onGivingUp(signal: AbortSignal | undefined, listener: () => void): () => void {
  signal?.addEventListener('abort', listener)
  return () => signal?.removeEventListener('abort', listener)
}

const ofWallets = { unasked: 'Nobody was asked', asked: 'The wallet may still do it' }

/**
 * Runs what a host waits for, and waits for it no longer than the host; the words say what was not done before it was begun, and what may come of it all the same after that.
 * @throws {LatchkeyError} `bad-request` for what is no signal, `aborted` once it aborts; where it has before, nothing is run.
 */
export async function untilGivenUp<Result>(
  signal: AbortSignal | undefined,
  run: () => Promise<Result>,
  { unasked, asked } = ofWallets,
): Promise<Result> {
  if (!isGivingUp(signal)) throw await explained('bad-request', (words) => words.signalRefused(signal))
  if (signal?.aborted) throw await notDone(unasked, givenUp)
  return new Promise((resolve, reject) => {
    const leave = onGivingUp(signal, () => {
      leave()
      resolve(notDone(asked, givenUp).then((error) => Promise.reject(error)))
    })
    run().finally(leave).then(resolve, reject)
  })
}

/** Whether something tells when a host waits no longer, or that it never does. */
function isGivingUp(given: unknown): boolean {
  return given === undefined || typeof Object(given).addEventListener === 'function'
}
