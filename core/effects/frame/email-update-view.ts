import type { EmailUpdateFlow } from '../../domain/frame/email-update-flow.ts'
import type { ViewName } from '../../domain/features/view-name.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import { emailUpdate } from '../../events/frame/email-update.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { router, viewMoves } from '../../events/shell/router.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { isSeenOn } from '../../selectors/shell/on-screen.ts'
import { firstView } from '../../selectors/shell/first-view.ts'
import { frameSession } from '../../selectors/frame/session.ts'
import type { StateOf } from '../../reducers/root.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** The view of each step of a change. */
const viewOf = {
  asking: 'UpdateEmailWallet',
  primary: 'UpdateEmailPrimaryOtp',
  secondary: 'UpdateEmailSecondaryOtp',
} as const satisfies Readonly<Record<string, ViewName>>

/** Leads from code to code, and to the settings once the address is changed, where the new one stands. */
export const showEmailUpdate = defineEffect<StateOf<'frame'>>(({ on, state, decide, decideInTurn }) =>
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
      decideInTurn(() => {
        const isOver = isSeenOn(state(), viewOf.primary, viewOf.secondary) && !state().emailUpdate.flow
        if (!isOver) return null
        const first = firstView(state())
        const home = router.viewReset(first)
        return first.view === 'Account' ? [home, router.viewPushed({ view: 'AccountSettings' })] : home
      }),
    ),
  ),
)

/**
 * Abandons a visitor's change when its view is no longer shown. Abandons any change at a stop, or when its session ends. Leads away from its views
 * when the session ends.
 */
export const abandonEmailUpdate = defineEffect<StateOf<'frame'>>(({ on, state, decideInTurn }) =>
  merge(
    on(...viewMoves, modal.opened, modal.closed, host.stopped).pipe(
      decideInTurn((event) => {
        const { flow } = state().emailUpdate
        const isSeen = !isOneOf(event, modal.closed) && currentView(state()) === viewOfStep(flow?.step)
        const isLeft = isOneOf(event, host.stopped) || (isVisitors(state()) && !isSeen)
        return flow && isLeft ? emailUpdate.abandoned({ flow: flow.id }) : null
      }),
    ),
    on(...connectionEndings, connection.established).pipe(
      decideInTurn(() => {
        const { flow } = state().emailUpdate
        const session = frameSession(state().connection)
        const isEnded = flow ? session !== flow.session : session === null
        if (!isEnded) return null
        return [
          ...(flow ? [emailUpdate.abandoned({ flow: flow.id })] : []),
          ...(isUpdating(state()) ? [router.viewReset(firstView(state()))] : []),
        ]
      }),
    ),
  ),
)

function viewOfStep(step: EmailUpdateFlow['step'] | undefined): ViewName {
  return step === 'primary' || step === 'secondary' ? viewOf[step] : viewOf.asking
}

function isVisitors({ emailUpdate: { flow } }: StateOf<'frame'>): boolean {
  return flow?.by === 'visitor'
}

function isUpdating(state: StateOf<'frame'>): boolean {
  return isSeenOn(state, ...Object.values(viewOf))
}
