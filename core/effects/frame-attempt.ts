import { frameConnector } from '../domain/connector.ts'
import type { FlowOrigin } from '../domain/flow-origin.ts'
import type { ViewName } from '../domain/view-name.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { email } from '../events/email.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { router, viewMoves } from '../events/router.ts'
import type { social } from '../events/social.ts'
import { currentView, isOpenOn } from '../selectors/current-view.ts'
import { firstView } from '../selectors/first-view.ts'
import { frameFlow, frameFlows } from '../selectors/frame-session.ts'
import type { StateOf } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'
import type { Effect } from './define-effect.ts'
import { merge } from './merge.ts'

/** A way to sign in to the frame: its attempt under way and whether the host offers it still, the views of one and those that show a step of it, and what says that one was left or came to its end. */
export type SignInWay = {
  readonly attemptIn: (
    state: StateOf<'frame'>,
  ) => { readonly id: string; readonly by: FlowOrigin; readonly step: string } | null
  readonly isOffered: (state: StateOf<'frame'>) => boolean
  readonly views: readonly ViewName[]
  readonly viewsAt: (step: string) => readonly ViewName[]
  readonly abandoned: typeof email.abandoned | typeof social.abandoned
  readonly signedIn: typeof email.signedIn | typeof social.signedIn
}

/** Abandons the attempt of a visitor who leaves its views, and the wallet that is being opened for it. Any attempt is abandoned by another session, a wallet that is no longer wanted, a host that no longer offers it, and a stop. */
export function leaveAttempt({
  attemptIn,
  isOffered,
  viewsAt,
  abandoned,
}: SignInWay): Effect<StateOf<'frame'>> {
  return defineEffect<StateOf<'frame'>>(({ on, state, decide, decideInTurn }) =>
    merge(
      on(...viewMoves, modal.opened, modal.closed, host.optionsChanged, host.stopped).pipe(
        decideInTurn((event) => {
          const attempt = attemptIn(state())
          if (!attempt) return null
          const isSeen = isOneOf(event, modal.closed)
            ? false
            : viewsAt(attempt.step).includes(currentView(state()))
          const isLeft = isOneOf(event, host.optionsChanged)
            ? !isOffered(state())
            : isOneOf(event, host.stopped) || (attempt.by === 'visitor' && !isSeen)
          return isLeft ? [abandoned({ attempt: attempt.id }), ...openings(state(), attempt.step)] : null
        }),
      ),
      on(connection.established).pipe(
        decide(({ data: { connector } }) => {
          const attempt = attemptIn(state())
          const isIts = connector === frameConnector && attempt?.step === 'accepted'
          return attempt && !isIts ? abandoned({ attempt: attempt.id }) : null
        }),
      ),
      on(connection.attemptAbandoned).pipe(
        decide(() => {
          const attempt = attemptIn(state())
          return attempt?.step === 'accepted' && frameFlow(state().connection) === null
            ? abandoned({ attempt: attempt.id })
            : null
        }),
      ),
    ),
  )
}

/** A view whose attempt is over means nothing any more, and gives way to where the modal begins. */
export function leaveEndedAttempt({
  attemptIn,
  views,
  abandoned,
  signedIn,
}: SignInWay): Effect<StateOf<'frame'>> {
  return defineEffect<StateOf<'frame'>>(({ on, state, decideInTurn }) =>
    on(abandoned, signedIn).pipe(
      decideInTurn(() => {
        const isInVain = isOpenOn(state(), ...views) && !attemptIn(state())
        return isInVain ? router.viewReset(firstView(state())) : null
      }),
    ),
  )
}

/** What takes back that the wallet of a sign-in is being opened, once that was accepted. */
function openings({ connection: standing }: StateOf<'frame'>, step: string) {
  if (step !== 'accepted') return []
  return frameFlows(standing).map((flow) => connection.attemptAbandoned({ flow }))
}
