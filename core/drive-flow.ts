import type { Failure } from './domain/failure.ts'
import { wrongArgument } from './domain/route.ts'
import { isSameAccount } from './domain/same-account.ts'
import { offFeature } from './domain/view-off.ts'
import { featuresFor } from './domain/views.ts'
import { isOneOf } from './events/define-events.ts'
import type { EventInput, Stamped } from './events/define-events.ts'
import { host } from './events/host.ts'
import { modal } from './events/modal.ts'
import { givenUp, onGivingUp } from './giving-up.ts'
import type { GivingUp } from './giving-up.ts'
import type { Latchkey } from './latchkey.ts'
import { leadFlow } from './lead-flow.ts'
import type { FlowToLead } from './lead-flow.ts'
import { standingOf } from './reducers/feature-standing.ts'
import type { RootState } from './reducers/root.ts'
import { lookedAt } from './selectors/looked-at.ts'
import { explained, notDone } from './verb-failure.ts'

/** How something ended that was looked for: it was found, or why it was not, `because` where the code says less; `isLost` where somebody went on with something else, so that nothing can come of it any more, `isDoubtful` where a wallet that was asked leaves open whether it did it. */
type End<Found> =
  | { readonly found: Found }
  | {
      readonly failure: Failure
      readonly because?: string
      readonly isLost?: true
      readonly isDoubtful?: boolean
    }

/** What looks for an end in the state, null while there is none. */
export type Sought<Found> = End<Found> | null

type Look<Found> = (state: RootState, event: Stamped | null) => Sought<Found>

/** A question that others answer in their own time. */
export type Question<Found> = {
  readonly look: Look<Found>
  /** What may come of it though nobody waits for it any more, in words; null before anybody was asked. */
  readonly mayStill: (state: RootState) => string | null
  /** What a visitor sends who waits no longer; null where nobody was asked, or what stands by then is somebody else's. */
  readonly cancelled: (state: RootState) => EventInput | null
}

/** A flow without a view: the verb that it is of, what was not done where it fails, the view that it goes through, whether it leaves the form there as it stands, and how long its host waits. */
export type FlowToDrive = Pick<FlowToLead, 'verb' | 'undone' | 'route' | 'signal' | 'keepsForm'>

/** What a flow without a view does: it sends what the view would, and waits for what comes of that. */
export type Drive = {
  readonly state: () => RootState
  /** Nothing once a visitor has opened the modal, who is the one to press there, or has gone on to something else in the page, or once its host waits no longer. */
  readonly send: (input: EventInput) => void
  /** Looks now, without an event, and at every event after that; ends once a visitor has opened the modal, or has gone on to something else in the page, since the view is left then, or the host has switched the view off. */
  readonly until: <Found>(look: Look<Found>) => Promise<Found>
  /** The same for what goes on where a visitor opens the modal. */
  readonly outcome: <Found>(look: Look<Found>) => Promise<Found>
  /** The same for what goes on whatever is looked at: only its own answer ends it, a stop, or a host that waits no longer, which leaves it as a visitor would, unless one has the modal open. */
  readonly answer: <Found>(question: Question<Found>) => Promise<Found>
}

/**
 * Leads the connected account through a view that nobody draws, one flow at a time, and comes back from it.
 * @throws {LatchkeyError} `feature-disabled`, `bad-request`, `unauthorized` where nobody is connected, `request-pending` while another flow is driven, or a visitor has the modal open, or fills in that form in the page,
 * `aborted` after a stop, once its signal aborts, or when another account or network is looked at, or a visitor opens the modal or goes on to something else in the page, before a wallet is asked; `not-loaded` where its code does not come.
 */
export async function driveFlow<Result>(
  latchkey: Latchkey,
  flow: FlowToDrive,
  run: (drive: Drive) => Promise<Result>,
): Promise<Result> {
  const { verb, undone, route, signal } = flow
  const state = () => latchkey.state() as RootState
  const wrong = wrongArgument(route)
  if (wrong) throw await explained('bad-request', (words) => words.fieldRefused(verb, route.view, wrong))
  const isOff = ({ options }: RootState) => offFeature(route.view, options) !== null
  return leadFlow(
    latchkey,
    { ...flow, isOffered: !isOff(state()), wantsAccount: true },
    async (isPageLeft) => {
      const holder = lookedAt(state())
      const over = new AbortController()
      let isOpened = false
      over.signal.addEventListener(
        'abort',
        latchkey.onAny((event) => {
          isOpened ||= isOneOf(event, modal.opened)
        }),
      )
      const isLeft = () => isOpened || isPageLeft()
      const send = (input: EventInput) => {
        if (!isLeft() && !signal?.aborted) latchkey.dispatch(input)
      }
      const answer = async <Found>({ look, mayStill, cancelled }: Question<Found>): Promise<Found> => {
        const end = await endOf(latchkey, { over: over.signal, signal }, look)
        if ('found' in end) return end.found
        const left = signal?.aborted && !state().modal.open ? cancelled(state()) : null
        if (left) latchkey.dispatch(left)
        const open = end.failure.code === 'aborted' && !end.isLost ? mayStill(state()) : null
        const doubt = end.isDoubtful ? 'The wallet may have sent it' : null
        throw await notDone(doubt ?? open ?? undone, end.failure)
      }
      const outcome = async <Found>(look: Look<Found>): Promise<Found> => {
        const end = await endOf(latchkey, { over: over.signal, signal }, (now, event) =>
          isSameAccount(lookedAt(now), holder) ? look(now, event) : lost,
        )
        if ('found' in end) return end.found
        throw await notDone(undone, end.failure, end.because)
      }
      const until = <Found>(look: Look<Found>) =>
        outcome<Found>((now, event) => {
          if (isLeft()) return lost
          return isOff(now) ? { failure: { code: 'feature-disabled' } } : look(now, event)
        })
      try {
        await until(({ features }) => {
          const standing = standingOf(features, featuresFor(route.view))
          if (standing === 'missing') return { failure: { code: 'not-loaded' } }
          return standing === 'here' ? { found: true } : null
        })
        return await run({ state, send, until, outcome, answer })
      } finally {
        over.abort()
      }
    },
  )
}

/** A flow that nobody leads any more. */
export const lost: Sought<never> = { failure: { code: 'aborted' }, isLost: true }

/** A question to the wallet that a visitor took back. */
export const takenBack: Failure = { code: 'aborted', detail: 'It was cancelled in the modal.' }

/** The end that is found in the state, looked for as it changes until the flow is over; a stop ends it, too, and so does a host that waits no longer, once the turn is over in which it says so. */
function endOf<Found>(
  latchkey: Latchkey,
  { over, signal }: { readonly over: AbortSignal; readonly signal: GivingUp['signal'] },
  look: Look<Found>,
): Promise<End<Found>> {
  return new Promise((resolve) => {
    const endings: (() => void)[] = []
    const leave = () => {
      for (const end of endings.splice(0)) end()
    }
    const end = (sought: Sought<Found>) => {
      if (!sought) return
      leave()
      resolve(sought)
    }
    endings.push(
      latchkey.onAny((event) =>
        end(
          isOneOf(event, host.stopped)
            ? { failure: { code: 'aborted', detail: 'Latchkey was stopped.' } }
            : look(latchkey.state() as RootState, event),
        ),
      ),
      onGivingUp(signal, () => queueMicrotask(() => end({ failure: givenUp }))),
    )
    over.addEventListener('abort', leave)
    end(signal?.aborted ? { failure: givenUp } : look(latchkey.state() as RootState, null))
  })
}
