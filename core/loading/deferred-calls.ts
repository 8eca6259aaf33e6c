import { LatchkeyError } from '../domain/errors/latchkey-error.ts'
import { guarded } from './guarded.ts'

/** A call that waits for the code. `fail` is present if a caller waits for an answer. A `kept` call stays after a failed fetch. */
export type DeferredCall<Target> = {
  readonly run: (target: Target) => void
  readonly fail?: (error: unknown) => void
  readonly kept?: true
}

/** How the code of a target is fetched, and what happens around its calls. */
export type DeferredCallsParts<Target> = {
  /** Fetches the code and creates the target. It is called again after a failure. */
  readonly load: () => Promise<Target>
  /** Calls `again` when another try may succeed. Returns the function that cancels that. */
  readonly whenWorthATry: (again: () => void) => () => void
  /** Prepares the target once its code is there. `runCalls` runs the calls that wait. */
  readonly begin: (target: Target, runCalls: () => void) => void
  /** Is called after a failed fetch, before the waiting callers learn of it. */
  readonly giveUp: () => void
}

/** Calls to a target whose code is fetched by the first of them. Until then they wait in order. */
export type DeferredCalls<Target> = {
  /** Returns the target, or null until its code is loaded. */
  readonly target: () => Target | null
  /** Runs a call, or lets it wait for the code. */
  readonly call: (call: DeferredCall<Target>) => void
  /** Runs a call that has an answer. Drops it, and rejects, if its `signal` aborts while it waits for the code. */
  readonly answer: <Result>(run: (target: Target) => Promise<Result>, request?: unknown) => Promise<Result>
  /** Cancels the next try to fetch the code. */
  readonly cancelRetry: () => void
  /** Drops all waiting calls. Their callers get the error. */
  readonly failAll: (error: unknown) => void
}

/** Creates the calls of one target. Reports a failed fetch as an uncaught error if no caller waits for an answer. */
export function createDeferredCalls<Target>({
  load,
  whenWorthATry,
  begin,
  giveUp,
}: DeferredCallsParts<Target>): DeferredCalls<Target> {
  let target: Target | null = null
  let isFetching = false
  let waiting: readonly DeferredCall<Target>[] = []
  let cancelRetry = () => {}

  const fail = (failed: readonly DeferredCall<Target>[], error: unknown) => {
    waiting = waiting.filter((call) => !failed.includes(call))
    for (const { fail } of failed) fail?.(error)
  }

  const runCalls = (loaded: Target) => {
    while (waiting[0]) {
      const [{ run }, ...rest] = waiting
      waiting = rest
      guarded(() => run(loaded))
    }
  }

  const loaded = (given: Target) => {
    isFetching = false
    target = given
    begin(given, () => runCalls(given))
  }

  const notLoaded = (error: unknown) => {
    // Before the callers are notified, because a caller may ask again at once when it learns of the failure.
    isFetching = false
    const lost = waiting.filter(({ kept }) => !kept)
    if (waiting.length > lost.length) cancelRetry = whenWorthATry(fetch)
    if (waiting[0] && !lost.some(({ fail }) => fail)) globalThis.reportError?.(error)
    giveUp()
    fail(lost, error)
  }

  const fetch = () => {
    if (isFetching || target) return
    isFetching = true
    cancelRetry()
    void load().then(loaded, notLoaded)
  }

  const call = (wanted: DeferredCall<Target>) => {
    if (target && !waiting[0]) return wanted.run(target)
    waiting = [...waiting, wanted]
    fetch()
  }

  return {
    target: () => target,
    call,
    answer: (run, request) =>
      target && !waiting[0]
        ? run(target)
        : answered(run, request, call, (lost, error) => fail([lost], error)),
    cancelRetry: () => cancelRetry(),
    failAll: (error) => fail(waiting, error),
  }
}

/** Lets a call wait, and resolves with its answer. Drops the call if its signal aborts first. */
function answered<Target, Result>(
  run: (target: Target) => Promise<Result>,
  request: unknown,
  call: (wanted: DeferredCall<Target>) => void,
  drop: (lost: DeferredCall<Target>, error: LatchkeyError) => void,
): Promise<Result> {
  const { signal } = Object(request) as { readonly signal?: AbortSignal | null }
  return new Promise((resolve, reject) => {
    const wanted: DeferredCall<Target> = {
      run: (target) => {
        signal?.removeEventListener?.('abort', leave)
        resolve(run(target))
      },
      fail: reject,
    }
    const leave = () =>
      drop(wanted, new LatchkeyError('aborted', 'Nobody was asked.', { meta: ['Its signal aborted.'] }))
    signal?.addEventListener?.('abort', leave)
    if (signal?.aborted) leave()
    else call(wanted)
  })
}
