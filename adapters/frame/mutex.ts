import { abortError, rejectOnAbort } from '../ports/aborted.ts'

/** Runs an action after the earlier ones have ended. Skips an action whose signal was aborted. */
export type Mutex = <Value>(signal: AbortSignal, act: () => Promise<Value>) => Promise<Value>

/** Creates a mutex, which runs one action after another. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve()
  return (signal, act) => {
    const turn = last.then(() => {
      if (signal.aborted) throw abortError()
      return act()
    })
    last = turn.catch(() => {})
    return rejectOnAbort(turn, signal)
  }
}
