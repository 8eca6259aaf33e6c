import { isList } from './domain/options/completed-options.ts'
import { LatchkeyError } from './domain/errors/latchkey-error.ts'
import type { OptionChanges } from './domain/options/option-changes.ts'
import type { Options } from './domain/options/options.ts'
import type { ModalOutcome } from './domain/shell/modal.ts'
import { usableOptions } from './domain/options/usable-options.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'
import { modal } from './events/shell/modal.ts'
import type { Latchkey } from './latchkey.ts'
import { createDeferredCalls } from './loading/deferred-calls.ts'
import { createStateListeners } from './loading/state-listeners.ts'
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

/**
 * Returns a Latchkey whose code is fetched by the first call that needs it. Until then it has its first state, and calls wait in order.
 * Option changes apply at once, except those that the core will refuse.
 * If the code does not load, verbs reject with `not-loaded`, and an opening ends with `failed`. A press is dropped, and our button says so. A start
 * waits for the next try.
 * A verb whose signal aborts is dropped.
 */
export function deferLatchkey({ options, load, whenWorthATry, recording }: DeferredParts): Latchkey {
  const shown = createFirstState(options)
  const listeners = createEventListeners()
  let isStopped = false
  const calls = createDeferredCalls<Latchkey>({
    load,
    whenWorthATry,
    begin: (latchkey, runCalls) => {
      listeners.moveTo(latchkey)
      latchkey.update(shown.changes())
      runCalls()
      latchkey.subscribe(shown.notify)
      if (latchkey.state() !== shown.state()) shown.notify()
    },
    giveUp: shown.showNotLoaded,
  })
  const { target: loaded, answer } = calls

  const answerRunning: typeof answer = async (run, request) => {
    if (isStopped) throw stopped()
    return answer(run, request)
  }
  const press = () => {
    if (!loaded()) shown.showLoading()
  }

  return {
    state: () => loaded()?.state() ?? shown.state(),
    initialState: shown.initial,
    subscribe: shown.subscribe,
    dispatch: (input) => {
      if (isStopped && !loaded()) return
      calls.call({ run: (latchkey) => latchkey.dispatch(input) })
      if (Object(input).type === modal.openRequested.type) press()
    },
    start: () => {
      isStopped = false
      calls.call({ run: (latchkey) => latchkey.start(), kept: true })
    },
    stop: () => {
      isStopped = true
      calls.cancelRetry()
      shown.showIdle()
      calls.failAll(stopped())
      loaded()?.stop()
    },
    isStopped: () => isStopped,
    update: (changed) => (loaded() ?? shown).update(changed),
    ready: (request) => answerRunning((latchkey) => latchkey.ready(request)),
    open: async (request) => {
      if (isStopped) throw stopped()
      const closed = answer((latchkey) => latchkey.open(request)).catch(outcomeOf)
      press()
      return closed
    },
    close: () => calls.call({ run: (latchkey) => latchkey.close() }),
    connect: (request) => answerRunning((latchkey) => latchkey.connect(request), request),
    disconnect: (request) => answer((latchkey) => latchkey.disconnect(request)),
    switchNetwork: (chainId, patience) =>
      answerRunning((latchkey) => latchkey.switchNetwork(chainId, patience), patience),
    request: (request) => answerRunning((latchkey) => latchkey.request(request), request),
    on: (definition, listener) => listeners.add((event) => isOneOf(event, definition) && listener(event)),
    onAny: listeners.add,
    recording: () => (loaded()?.recording ?? recording)(),
  }
}

/** Creates the state that is shown until the code is loaded, and the listeners of the state. */
function createFirstState(options: Options) {
  const initial = beginningWith(options)
  let idle = initial
  let state: BootState = initial
  let changes: OptionChanges = {}
  const listeners = createStateListeners()

  const show = (next: BootState) => {
    if (state === next) return
    state = next
    listeners.notify()
  }

  return {
    initial: () => initial,
    state: () => state,
    changes: () => changes,
    subscribe: listeners.subscribe,
    notify: listeners.notify,
    /** Shows that an opening waits for the code. */
    showLoading: () => {
      if (!state.modal.loading) show({ ...idle, modal: { ...idle.modal, loading: true } })
    },
    /** Shows that the code did not load, if an opening waited for it. */
    showNotLoaded: () =>
      show(state.modal.loading ? { ...idle, modal: { ...idle.modal, isUnrendered: true } } : idle),
    /** Shows that nothing waits for the code. */
    showIdle: () => show(idle),
    update: (changed: OptionChanges) => {
      const { projectId, endpoints, networks } = idle.options
      const next = usableOptions({ ...idle.options, ...changed, projectId, endpoints })
      idle = beginningWith(isList(next.networks) ? next : { ...next, networks })
      changes = { ...changes, ...changed }
      show({ ...idle, modal: state.modal })
    },
  }
}

/** Creates the listeners of events. They move to the Latchkey once its code is loaded. */
function createEventListeners() {
  const hearers = new Map<(event: Stamped) => void, (() => void) | null>()
  let loaded: Latchkey | null = null
  return {
    add: (listener: (event: Stamped) => void) => {
      const hearer = (event: Stamped) => listener(event)
      hearers.set(hearer, loaded?.onAny(hearer) ?? null)
      return () => {
        hearers.get(hearer)?.()
        hearers.delete(hearer)
      }
    },
    moveTo: (latchkey: Latchkey) => {
      for (const hearer of hearers.keys()) hearers.set(hearer, latchkey.onAny(hearer))
      loaded = latchkey
    },
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
