import type { ViewName } from '../domain/view-name.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { emailUpdate } from '../events/email-update.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { router, viewMoves } from '../events/router.ts'
import type { EmailUpdateStep } from '../reducers/email-update.ts'
import { currentView } from '../selectors/current-view.ts'
import { isSeenOn } from '../selectors/on-screen.ts'
import { firstView } from '../selectors/first-view.ts'
import { frameSession } from '../selectors/frame-session.ts'
import type { StateOf } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** The view of each step. */
const viewOf = {
  asking: 'UpdateEmailWallet',
  primary: 'UpdateEmailPrimaryOtp',
  secondary: 'UpdateEmailSecondaryOtp',
} as const satisfies Readonly<Record<EmailUpdateStep, ViewName>>

/** Leads from code to code, and away once the address is changed. */
export const showEmailUpdate = defineEffect<StateOf<'frame'>>(({ on, state, decide }) =>
  merge(
    on(emailUpdate.begun).pipe(
      decide(({ data: { next } }) =>
        isVisitors(state()) ? router.viewPushed({ view: viewOf[next] }) : null,
      ),
    ),
    on(emailUpdate.presentConfirmed).pipe(
      decide(() => (isVisitors(state()) ? router.viewReplaced({ view: viewOf.secondary }) : null)),
    ),
    on(emailUpdate.changed).pipe(
      decide(() => {
        const isOver = isSeenOn(state(), viewOf.primary, viewOf.secondary) && !state().emailUpdate.attempt
        return isOver ? router.viewReset(firstView(state())) : null
      }),
    ),
  ),
)

/** Leaving the view of an attempt takes it back, and so do a stop and the end of its session, whose views are left with it. */
export const leaveEmailUpdate = defineEffect<StateOf<'frame'>>(({ on, state, decideInTurn }) =>
  merge(
    on(...viewMoves, modal.opened, modal.closed, host.stopped).pipe(
      decideInTurn((event) => {
        const { attempt } = state().emailUpdate
        const isSeen =
          !isOneOf(event, modal.closed) && currentView(state()) === viewOf[attempt?.step ?? 'asking']
        const isLeft = isOneOf(event, host.stopped) || (isVisitors(state()) && !isSeen)
        return attempt && isLeft ? emailUpdate.abandoned({ attempt: attempt.id }) : null
      }),
    ),
    on(...connectionEndings, connection.established).pipe(
      decideInTurn(() => {
        const { attempt } = state().emailUpdate
        const session = frameSession(state().connection)
        const isEnded = attempt ? session !== attempt.session : session === null
        if (!isEnded) return null
        return [
          ...(attempt ? [emailUpdate.abandoned({ attempt: attempt.id })] : []),
          ...(isUpdating(state()) ? [router.viewReset(firstView(state()))] : []),
        ]
      }),
    ),
  ),
)

function isVisitors({ emailUpdate: { attempt } }: StateOf<'frame'>): boolean {
  return attempt?.by === 'visitor'
}

function isUpdating(state: StateOf<'frame'>): boolean {
  return isSeenOn(state, ...Object.values(viewOf))
}
