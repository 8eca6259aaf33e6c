import { frameConnector } from '../../domain/connection/connector.ts'
import type { FlowOrigin } from '../../domain/flows/flow-origin.ts'
import type { ViewName } from '../../domain/features/view-name.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { email } from '../../events/frame/email.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { router, viewMoves } from '../../events/shell/router.ts'
import type { social } from '../../events/frame/social.ts'
import { currentView, isOpenOn } from '../../selectors/shell/current-view.ts'
import { firstView } from '../../selectors/shell/first-view.ts'
import { frameFlow, frameFlows } from '../../selectors/frame/session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'
import type { Effect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** A method to sign in to the frame. */
export type SignInMethod = {
  /** Returns the current sign-in by this method, or null. */
  readonly flowIn: (
    state: StateOf<'frame'>,
  ) => { readonly id: string; readonly by: FlowOrigin; readonly step: string } | null
  /** Returns whether the host still offers the method. */
  readonly isOffered: (state: StateOf<'frame'>) => boolean
  /** The views of a sign-in, which close once it has ended. */
  readonly views: readonly ViewName[]
  /** Returns the views that show a step of a sign-in. */
  readonly viewsAt: (step: string) => readonly ViewName[]
  /** The event by which a sign-in is abandoned. */
  readonly abandoned: typeof email.abandoned | typeof social.abandoned
  /** The event by which a sign-in succeeds. */
  readonly signedIn: typeof email.signedIn | typeof social.signedIn
}

/**
 * Abandons a visitor's sign-in when its views close, and the attempt to open its wallet.
 * Abandons any sign-in when another session is established, its wallet is abandoned, the host no longer offers it, or at a stop.
 */
export function abandonFrameSignIn({
  flowIn,
  isOffered,
  viewsAt,
  abandoned,
}: SignInMethod): Effect<StateOf<'frame'>> {
  return defineEffect<StateOf<'frame'>>(({ on, state, decide, decideInTurn }) =>
    merge(
      on(...viewMoves, modal.opened, modal.closed, host.optionsChanged, host.stopped).pipe(
        decideInTurn((event) => {
          const flow = flowIn(state())
          if (!flow) return null
          const isSeen = isOneOf(event, modal.closed)
            ? false
            : viewsAt(flow.step).includes(currentView(state()))
          const isLeft = isOneOf(event, host.optionsChanged)
            ? !isOffered(state())
            : isOneOf(event, host.stopped) || (flow.by === 'visitor' && !isSeen)
          return isLeft ? [abandoned({ flow: flow.id }), ...openings(state(), flow.step)] : null
        }),
      ),
      on(connection.established).pipe(
        decide(({ data: { connector, flow: session } }) => {
          // A restored session does not end a sign-in that a visitor has started.
          if (connector !== frameConnector && state().connection.sessions[session]?.isRestored) return null
          const flow = flowIn(state())
          const isIts = connector === frameConnector && flow?.step === 'accepted'
          return flow && !isIts ? abandoned({ flow: flow.id }) : null
        }),
      ),
      on(connection.attemptAbandoned, connection.attemptSuperseded).pipe(
        decide(() => {
          const flow = flowIn(state())
          return flow?.step === 'accepted' && frameFlow(state().connection) === null
            ? abandoned({ flow: flow.id })
            : null
        }),
      ),
    ),
  )
}

/** Leads from the view of an ended sign-in to the modal's first view. */
export function exitEndedSignIn({
  flowIn,
  views,
  abandoned,
  signedIn,
}: SignInMethod): Effect<StateOf<'frame'>> {
  return defineEffect<StateOf<'frame'>>(({ on, state, decideInTurn }) =>
    on(abandoned, signedIn).pipe(
      decideInTurn(() => {
        const isInVain = isOpenOn(state(), ...views) && !flowIn(state())
        return isInVain ? router.viewReset(firstView(state())) : null
      }),
    ),
  )
}

/** Returns the events that abandon opening the wallet of an accepted sign-in. */
function openings({ connection: standing }: StateOf<'frame'>, step: string) {
  if (step !== 'accepted') return []
  return frameFlows(standing).map((flow) => connection.attemptAbandoned({ flow }))
}
