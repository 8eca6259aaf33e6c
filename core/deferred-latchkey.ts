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
  /** What a recorder holds until then. */
  readonly recording: Latchkey['recording']
}

type Ask = { readonly run: (latchkey: Latchkey) => void; readonly fail: ((error: unknown) => void) | null }

/**
 * A Latchkey whose code is fetched when it is first asked for something: until then it stands in its first state, and what is asked
 * of it waits, in order. When the code does not come, verbs end with that (`unreachable`, an opening as `failed`); what is only sent
 * waits for the next try.
 */
export function deferLatchkey({ beginning, load, recording }: DeferredParts): Latchkey {
  const pressed: BootState = { ...beginning, modal: { ...beginning.modal, loading: true } }
  let here: Latchkey | null = null
  let state = beginning
  let isFetching = false
  let asked: readonly Ask[] = []
  const listeners = new Set<() => void>()
  const hearers = new Map<(event: Stamped) => void, (() => void) | null>()

  const show = (next: BootState) => {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  const takeOver = (latchkey: Latchkey) => {
    for (const hearer of hearers.keys()) hearers.set(hearer, latchkey.onAny(hearer))
    const waiting = asked
    asked = []
    here = latchkey
    for (const { run } of waiting) run(latchkey)
    latchkey.subscribe(tell)
    if (latchkey.state() !== state) tell()
  }

  const giveUp = (error: unknown) => {
    const verbs = asked.filter(({ fail }) => fail)
    asked = asked.filter(({ fail }) => !fail)
    for (const { fail } of verbs) fail?.(error)
    if (verbs.length === 0) reportError(error)
    show(beginning)
  }

  const stop = () => {
    if (here) return here.stop()
    const verbs = asked
    asked = []
    for (const { fail } of verbs)
      fail?.(new LatchkeyError('aborted', 'Latchkey was stopped before its code was here.'))
    show(beginning)
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  const fetch = () => {
    if (isFetching) return
    isFetching = true
    void load()
      .then(takeOver, giveUp)
      .finally(() => {
        isFetching = false
      })
  }

  const ask = (run: Ask['run'], fail: Ask['fail'] = null) => {
    if (here) return run(here)
    asked = [...asked, { run, fail }]
    fetch()
  }

  const answer = <Result>(run: (latchkey: Latchkey) => Promise<Result>): Promise<Result> =>
    here
      ? run(here)
      : new Promise((resolve, reject) => {
          ask((latchkey) => resolve(run(latchkey)), reject)
        })

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
      ask((latchkey) => latchkey.dispatch(input))
      if (!here) show(pressed)
    },
    start: () => ask((latchkey) => latchkey.start()),
    stop,
    open: (request) => answer((latchkey) => latchkey.open(request)).catch(outcomeOf),
    close: () => ask((latchkey) => latchkey.close()),
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
