import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'

/**
 * Loads the code of a verb while the host waits. An invalid signal is left for the verb to reject.
 * @throws {LatchkeyError} `aborted` once the signal aborts, `not-loaded` if the code does not arrive in time.
 */
export function loadFor<Module>(
  patience: unknown,
  load: () => Promise<Module>,
  undone: string,
): Promise<Module> {
  const { signal } = Object(patience) as { readonly signal?: unknown }
  if (!(signal instanceof AbortSignal)) return load()
  return new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(new LatchkeyError('aborted', `${undone}: aborted.`, { meta: ['Its signal aborted.'] }))
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp)
    load()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', giveUp))
  })
}
