import { ChunkError } from './chunk.ts'
import { LatchkeyError } from './domain/latchkey-error.ts'
import type { ModalOutcome } from './domain/modal.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'
import type { Latchkey } from './latchkey.ts'
import type { BootState } from './reducers/root.ts'

/** What stands in a Latchkey's place until its code is here. */
export type DeferredParts = {
  /** The state in which it will begin. */
  readonly beginning: BootState
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
 * A Latchkey whose code is fetched when it is first asked for something: until then it stands in its first state, and what is asked
 * of it waits, in order. When the code does not come, verbs end with that (`unreachable`, an opening as `failed`), a press is taken
 * back, and a start waits for the next try.
 */
export function deferLatchkey({ beginning, load, whenWorthATry, recording }: DeferredParts): Latchkey {
  const pressed: BootState = { ...beginning, modal: { ...beginning.modal, loading: true } }
  let here: Latchkey | null = null
  let state = beginning
  let isFetching = false
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
    show(beginning)
    for (const { fail } of failed) fail?.(error)
  }

  const giveUp = (error: unknown) => {
    const lost = asked.filter(({ kept }) => !kept)
    const isWaited = lost.some(({ fail }) => fail)
    if (asked.length > lost.length) leaveRetry = whenWorthATry(fetch)
    if (asked.length > 0 && !isWaited) globalThis.reportError?.(error)
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
    if (here && asked.length === 0) return wanted.run(here)
    asked = [...asked, wanted]
    fetch()
  }

  const answer = <Result>(run: (latchkey: Latchkey) => Promise<Result>): Promise<Result> =>
    here && asked.length === 0
      ? run(here)
      : new Promise((resolve, reject) => {
          ask({ run: (latchkey) => resolve(run(latchkey)), fail: reject })
        })

  const press = () => {
    if (!here) show(pressed)
  }

  const stop = () => {
    leaveRetry()
    fail(asked, new LatchkeyError('aborted', 'Latchkey was stopped before its code was here.'))
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
      ask({ run: (latchkey) => latchkey.dispatch(input) })
      press()
    },
    start: () => ask({ run: (latchkey) => latchkey.start(), kept: true }),
    stop,
    open: (request) => {
      const closed = answer((latchkey) => latchkey.open(request)).catch(outcomeOf)
      press()
      return closed
    },
    close: () => ask({ run: (latchkey) => latchkey.close() }),
    connect: (request) => answer((latchkey) => latchkey.connect(request)),
    disconnect: (request) => answer((latchkey) => latchkey.disconnect(request)),
    switchNetwork: (chainId) => answer((latchkey) => latchkey.switchNetwork(chainId)),
    request: (request) => answer((latchkey) => latchkey.request(request)),
    on: (definition, listener) => onAny((event) => isOneOf(event, definition) && listener(event)),
    onAny,
    recording: () => (here ? here.recording() : recording()),
  }
}

/** How an opening ended whose modal never came; what is wrong with what was asked stays an error. */
function outcomeOf(error: unknown): ModalOutcome {
  if (error instanceof ChunkError) return 'failed'
  if (error instanceof LatchkeyError && error.code === 'aborted') return 'dismissed'
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
