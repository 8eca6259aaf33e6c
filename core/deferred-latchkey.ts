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

/** What stands in a Latchkey's place until its code is here. */
export type DeferredParts = {
  /** The options it will begin with. */
  readonly options: Options
  /** Fetches the code and puts the Latchkey together; called again after it failed. */
  readonly load: () => Promise<Latchkey>
  /** Calls once it is worth another try, after one failed that somebody still waits for; what it answers ends that. */
  readonly whenWorthATry: (again: () => void) => () => void
  /** What a recorder holds until then. */
  readonly recording: Latchkey['recording']
}

/** Something asked: `fail` where somebody waits for an answer; what is `kept` outlasts a failed fetch. */
type Ask = {
  readonly run: (latchkey: Latchkey) => void
  readonly fail?: (error: unknown) => void
  readonly kept?: true
}

/**
 * A Latchkey whose code is fetched when it is first asked for something. Until then it stands in its first state. What is asked of it
 * waits, in order. Changes of options stand at once, but for those that the core will refuse. Where the code does not come, verbs end
 * with `not-loaded` and an opening as `failed`. A press is taken back, which our button says. A verb whose host waits no longer asks
 * for nothing any more, and a start waits for the next try.
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
    show(state.modal.loading ? { ...idle, modal: { ...idle.modal, isUndrawn: true } } : idle)
    fail(lost, error)
  }

  const fetch = () => {
    if (isFetching || here) return
    isFetching = true
    leaveRetry()
    const ended =
      <Came>(then: (came: Came) => void) =>
      (came: Came) => {
        // Before anybody is told: who is told that it failed may ask again at once.
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
      listeners.add(listener)
      return () => listeners.delete(listener)
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

/** How an opening ended whose modal never came, which is reported since its outcome has no room for it; what is wrong with what was asked stays an error. */
function outcomeOf(error: unknown): ModalOutcome {
  const { code } = Object(error) as Partial<LatchkeyError>
  if (code === 'not-loaded') {
    globalThis.reportError?.(error)
    return 'failed'
  }
  if (code === 'aborted') return 'dismissed'
  throw error
}

/** What throws is its owner's trouble: the error surfaces, and everybody else is still told. */
function guarded(work: () => void): void {
  try {
    work()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
