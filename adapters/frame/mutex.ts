import { abortError, rejectOnAbort } from '../ports/aborted.ts'

/** Acts when what came before has ended; whoever waits no longer is left out. */
export type Mutex = <Value>(signal: AbortSignal, act: () => Promise<Value>) => Promise<Value>

/** Lets one thing happen after another. */
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
