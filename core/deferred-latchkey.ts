import { isList } from './domain/options/completed-options.ts'
import { LatchkeyError } from './domain/errors/latchkey-error.ts'
import type { OptionChanges } from './domain/options/option-changes.ts'
import type { Options } from './domain/options/options.ts'
import type { ModalOutcome } from './domain/shell/modal.ts'
import { usableOptions } from './domain/options/usable-options.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'
import { modal } from './events/shell/modal.ts'
import type { Abortable } from './verbs/abortable.ts'
import type { Latchkey } from './latchkey.ts'
import { beginningWith } from './reducers/slices/boot-beginning.ts'
import type { BootState } from './reducers/root.ts'

/** The parts of a Latchkey whose code is not loaded yet. */
export type DeferredParts = {
  /** The options that the Latchkey begins with. */
  readonly options: Options
  /** Fetches the code and assembles the Latchkey. It is called again after a failure. */
  readonly load: () => Promise<Latchkey>
  /** Calls `again` when another try may succeed, after a failure that a start still waits for. Returns the function that cancels that. */
  readonly whenWorthATry: (again: () => void) => () => void
  /** Returns the recorder's tape until the code is loaded. */
  readonly recording: Latchkey['recording']
}

/** A call that waits for the code. `fail` is present if a caller waits for an answer. A `kept` call stays after a failed fetch. */
type Ask = {
  readonly run: (latchkey: Latchkey) => void
  readonly fail?: (error: unknown) => void
  readonly kept?: true
}

/**
 * Returns a Latchkey whose code is fetched by the first call that needs it. Until then it has its first state, and calls wait in order.
 * Option changes apply at once, except those that the core will refuse.
 * If the code does not load, verbs reject with `not-loaded`, and an opening ends with `failed`. A press is dropped, and our button says so. A start
 * waits for the next try.
 * A verb whose signal aborts is dropped.
 */
export function deferLatchkey({ options, load, whenWorthATry, recording }: DeferredParts): Latchkey {
  const beginning = beginningWith(options)
  let here: Latchkey | null = null
  let changes: OptionChanges = {}
  let idle = beginning
  let state: BootState = beginning
  let isFetching = false
  let isStopped = false
  let asked: readonly Ask[] = []
  let leaveRetry = () => {}
  const listeners = new Set<() => void>()
  const hearers = new Map<(event: Stamped) => void, (() => void) | null>()

  const tell = () => {
    for (const listener of listeners) guarded(listener)
  }

  const show = (next: BootState) => {
    if (state === next) return
    state = next
    tell()
  }

  const takeOver = (latchkey: Latchkey) => {
    for (const hearer of hearers.keys()) hearers.set(hearer, latchkey.onAny(hearer))
    here = latchkey
    latchkey.update(changes)
    while (asked[0]) {
      const [{ run }, ...rest] = asked
      asked = rest
      guarded(() => run(latchkey))
    }
    latchkey.subscribe(tell)
    if (latchkey.state() !== state) tell()
  }

  const fail = (failed: readonly Ask[], error: unknown) => {
    asked = asked.filter((ask) => !failed.includes(ask))
    for (const { fail } of failed) fail?.(error)
  }

  const giveUp = (error: unknown) => {
    const lost = asked.filter(({ kept }) => !kept)
    const isWaited = lost.some(({ fail }) => fail)
    if (asked.length > lost.length) leaveRetry = whenWorthATry(fetch)
    if (asked[0] && !isWaited) globalThis.reportError?.(error)
    show(state.modal.loading ? { ...idle, modal: { ...idle.modal, isUnrendered: true } } : idle)
    fail(lost, error)
  }

  const fetch = () => {
    if (isFetching || here) return
    isFetching = true
    leaveRetry()
    const ended =
      <Came>(then: (came: Came) => void) =>
      (came: Came) => {
        // Before the callers are notified, because a caller may ask again at once when it learns of the failure.
        isFetching = false
        then(came)
      }
    void load().then(ended(takeOver), ended(giveUp))
  }

  const ask = (wanted: Ask) => {
    if (here && !asked[0]) return wanted.run(here)
    asked = [...asked, wanted]
    fetch()
  }

  const answer = <Result>(
    run: (latchkey: Latchkey) => Promise<Result>,
    patience?: unknown,
  ): Promise<Result> =>
    here && !asked[0]
      ? run(here)
      : new Promise((resolve, reject) => {
          const { signal } = Object(patience) as Abortable
          const wanted: Ask = {
            run: (latchkey) => {
              signal?.removeEventListener?.('abort', leave)
              resolve(run(latchkey))
            },
            fail: reject,
          }
          const leave = () =>
            fail(
              [wanted],
              new LatchkeyError('aborted', 'Nobody was asked.', { meta: ['Its signal aborted.'] }),
            )
          signal?.addEventListener?.('abort', leave)
          if (signal?.aborted) leave()
          else ask(wanted)
        })

  const answerRunning: typeof answer = async (run, patience) => {
    if (isStopped) throw stopped()
    return answer(run, patience)
  }

  const press = () => {
    if (!here && !state.modal.loading) show({ ...idle, modal: { ...idle.modal, loading: true } })
  }

  const update = (changed: OptionChanges) => {
    if (here) return here.update(changed)
    const { projectId, endpoints, networks } = idle.options
    const next = usableOptions({ ...idle.options, ...changed, projectId, endpoints })
    idle = beginningWith(isList(next.networks) ? next : { ...next, networks })
    changes = { ...changes, ...changed }
    show({ ...idle, modal: state.modal })
  }

  const stop = () => {
    isStopped = true
    leaveRetry()
    show(idle)
    fail(asked, stopped())
    here?.stop()
  }

  const onAny: Latchkey['onAny'] = (listener) => {
    const hearer = (event: Stamped) => listener(event)
    hearers.set(hearer, here?.onAny(hearer) ?? null)
    return () => {
      hearers.get(hearer)?.()
      hearers.delete(hearer)
    }
  }

  return {
    state: () => here?.state() ?? state,
    initialState: () => beginning,
    subscribe: (listener) => {
      const own = () => listener()
      listeners.add(own)
      return () => listeners.delete(own)
    },
    dispatch: (input) => {
      if (isStopped && !here) return
      ask({ run: (latchkey) => latchkey.dispatch(input) })
      if (Object(input).type === modal.openRequested.type) press()
    },
    start: () => {
      isStopped = false
      ask({ run: (latchkey) => latchkey.start(), kept: true })
    },
    stop,
    isStopped: () => isStopped,
    update,
    ready: (request) => answerRunning((latchkey) => latchkey.ready(request)),
    open: async (request) => {
      if (isStopped) throw stopped()
      const closed = answer((latchkey) => latchkey.open(request)).catch(outcomeOf)
      press()
      return closed
    },
    close: () => ask({ run: (latchkey) => latchkey.close() }),
    connect: (request) => answerRunning((latchkey) => latchkey.connect(request), request),
    disconnect: (request) => answer((latchkey) => latchkey.disconnect(request)),
    switchNetwork: (chainId, patience) =>
      answerRunning((latchkey) => latchkey.switchNetwork(chainId, patience), patience),
    request: (request) => answerRunning((latchkey) => latchkey.request(request), request),
    on: (definition, listener) => onAny((event) => isOneOf(event, definition) && listener(event)),
    onAny,
    recording: () => (here ? here.recording() : recording()),
  }
}

function stopped(): LatchkeyError {
  return new LatchkeyError('aborted', 'Latchkey was stopped; call start() first.')
}

/**
 * Returns how an opening ended if the modal never appeared. Reports a failed load, because the outcome has no room for it. Throws any other error.
 */
function outcomeOf(error: unknown): ModalOutcome {
  const { code } = Object(error) as Partial<LatchkeyError>
  if (code === 'not-loaded') {
    globalThis.reportError?.(error)
    return 'failed'
  }
  if (code === 'aborted') return 'dismissed'
  throw error
}

/** Runs a listener. If it throws, the error surfaces as an uncaught one, and the other listeners still run. */
function guarded(work: () => void): void {
  try {
    work()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
