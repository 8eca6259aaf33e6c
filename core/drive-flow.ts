import type { Failure } from './domain/failure.ts'
import { wrongArgument } from './domain/route.ts'
import type { Route } from './domain/route.ts'
import { isSameAccount } from './domain/same-account.ts'
import { offFeature } from './domain/view-off.ts'
import { featuresFor } from './domain/views.ts'
import { isOneOf } from './events/define-events.ts'
import type { EventInput, Stamped } from './events/define-events.ts'
import { features } from './events/features.ts'
import { host } from './events/host.ts'
import { modal } from './events/modal.ts'
import type { Latchkey } from './latchkey.ts'
import { leadFlow } from './lead-flow.ts'
import { hasFeature } from './reducers/root.ts'
import type { RootState } from './reducers/root.ts'
import { lookedAt } from './selectors/looked-at.ts'
import { explained, notDone } from './verb-failure.ts'

/** What looks for an end in the state: what it found, why there will be none, or null while neither is known. */
export type Sought<Found> = { readonly found: Found } | { readonly failure: Failure } | null

type Look<Found> = (state: RootState, event: Stamped | null) => Sought<Found>

/** What a flow without a view does: it sends what the view would, and waits for what comes of that. */
export type Drive = {
  readonly state: () => RootState
  /** Nothing once a visitor has opened the modal, who is the one to press there. */
  readonly send: (input: EventInput) => void
  /** Looks now, without an event, and at every event after that; ends once a visitor has opened the modal, since the view is left then. */
  readonly until: <Found>(look: Look<Found>) => Promise<Found>
  /** The same for what goes on where a visitor opens the modal. */
  readonly outcome: <Found>(look: Look<Found>) => Promise<Found>
  /** The same for what goes on whatever is looked at: a question to the wallet, which only its own answer ends, or a stop; what is left once it is asked may still be signed. */
  readonly answer: <Found>(look: Look<Found>, isAsked: () => boolean) => Promise<Found>
}

/**
 * Leads the connected account through a view that nobody draws, one flow at a time, and comes back from it; `undone` says what was not done where that fails.
 * @throws {LatchkeyError} `feature-disabled`, `bad-request`, `unauthorized` where nobody is connected, `request-pending` while another flow is driven or a visitor has the modal open,
 * `aborted` after a stop, or when another account or network is looked at, or a visitor opens the modal, before a wallet is asked; `unreachable` where its code does not come.
 */
export async function driveFlow<Result>(
  latchkey: Latchkey,
  undone: string,
  route: Route,
  run: (drive: Drive) => Promise<Result>,
): Promise<Result> {
  const state = () => latchkey.state() as RootState
  const wrong = wrongArgument(route)
  if (wrong) throw await explained('bad-request', (words) => words.argumentRefused(route.view, wrong))
  const isOffered = !offFeature(route.view, state().options)
  return leadFlow(latchkey, { undone, route, isOffered, wantsAccount: true }, async () => {
    const holder = lookedAt(state())
    const over = new AbortController()
    let isLeft = false
    over.signal.addEventListener(
      'abort',
      latchkey.onAny((event) => {
        isLeft ||= isOneOf(event, modal.opened)
      }),
    )
    const send = (input: EventInput) => {
      if (!isLeft) latchkey.dispatch(input)
    }
    const answer = <Found>(look: Look<Found>, isAsked: () => boolean) =>
      untilFound(latchkey, route, over.signal, look).catch(async (failure: Failure): Promise<never> => {
        const isOpen = isAsked() && failure.code === 'aborted' && failure !== left
        throw await notDone(isOpen ? 'The wallet may still sign it' : undone, failure)
      })
    const outcome = <Found>(look: Look<Found>) =>
      answer(
        (now, event) => (isSameAccount(lookedAt(now), holder) ? look(now, event) : lost),
        () => false,
      )
    const until = <Found>(look: Look<Found>) => outcome((now, event) => (isLeft ? lost : look(now, event)))
    try {
      await until((now) => {
        const needed = featuresFor(route.view)
        if (needed.some((name) => now.features[name] === 'failed'))
          return { failure: { code: 'unreachable' } }
        return needed.every((name) => hasFeature(now, name)) ? { found: true } : null
      })
      return await run({ state, send, until, outcome, answer })
    } finally {
      over.abort()
    }
  })
}

const left: Failure = { code: 'aborted' }

/** A flow that nobody leads any more. */
export const lost: Sought<never> = { failure: left }

/** A question to the wallet that a visitor took back. */
export const takenBack: Failure = { code: 'aborted', detail: 'It was cancelled in the modal.' }

/** Answers what is found in the state, looked for as it changes; rejects with the failure that keeps it from being found, a stop or code that does not come included. */
function untilFound<Found>(
  latchkey: Latchkey,
  { view }: Route,
  signal: AbortSignal,
  look: Look<Found>,
): Promise<Found> {
  return new Promise((resolve, reject: (failure: Failure) => void) => {
    const fail = (failure: Failure) => {
      end()
      reject(failure)
    }
    const seek = (event: Stamped | null) => {
      const sought = look(latchkey.state() as RootState, event)
      if (!sought) return
      if ('failure' in sought) return fail(sought.failure)
      end()
      resolve(sought.found)
    }
    const end = latchkey.onAny((event) => {
      if (isOneOf(event, host.stopped)) return fail({ code: 'aborted', detail: 'Latchkey was stopped.' })
      if (isOneOf(event, features.loadFailed) && featuresFor(view).includes(event.data.feature))
        return fail(event.data.failure)
      return seek(event)
    })
    signal.addEventListener('abort', end)
    seek(null)
  })
}
