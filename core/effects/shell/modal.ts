import { shownConnecting } from '../../domain/connection/flow.ts'
import { isSwitchedOff } from '../../domain/options/switched-off.ts'
import { modalDrawing, shakeDuration } from '../../domain/shell/modal.ts'
import type { ModalOutcome } from '../../domain/shell/modal.ts'
import { routeOf } from '../../domain/features/route.ts'
import { isViewName } from '../../domain/features/view-name.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventOf } from '../../events/define-events.ts'
import { embed } from '../../events/shell/embed.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { router } from '../../events/shell/router.ts'
import { currentFacts, isShowing } from '../../selectors/shell/current-facts.ts'
import { currentView } from '../../selectors/shell/current-view.ts'
import { firstView } from '../../selectors/shell/first-view.ts'
import type { BootState } from '../../reducers/root.ts'
import { overtakenBy } from '../../selectors/connection/connecting.ts'
import { isEmbedded } from '../../selectors/shell/on-screen.ts'
import { leadingSession } from '../../selectors/sessions/sessions.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/**
 * Opens the modal with the requested view and those of its arguments that fit. Shows Account or Connect if
 * the view cannot be shown, does not exist, or was not named. Never waits for anything.
 */
export const openModal = defineEffect(({ on, state, decide }) =>
  on(modal.openRequested).pipe(
    decide(({ data }) => {
      const asked = isViewName(data.view) ? routeOf({ ...data, view: data.view }) : undefined
      const route = firstView(state(), asked)
      if (state().modal.open) return asked ? router.viewReset(route) : null
      return modal.opened(route)
    }),
  ),
)

/**
 * Closes the modal, or shakes it while a transaction waits for its end. A modal that could not be drawn
 * closes all the same, because nobody sees it.
 */
export const closeModal = defineEffect(({ on, state, decide }) =>
  on(modal.closeRequested, modal.notDrawn, modal.drawingBroke).pipe(
    decide((event) => {
      if (!state().modal.open) return null
      if (isOneOf(event, modal.drawingBroke))
        return event.data.drawing === modalDrawing ? modal.closed({ outcome: 'failed' }) : null
      if (isOneOf(event, modal.notDrawn)) return modal.closed({ outcome: 'failed' })
      return state().router.transactions.length > 0
        ? modal.shaken()
        : modal.closed({ outcome: outcomeOf(state()) })
    }),
  ),
)

/**
 * Moves the modal, or an embed, when a session begins, ends or is locked.
 *
 * A new session closes the modal, or leads on to signing in. Neither happens while the modal shows another
 * attempt that still waits. A restored session turns Connect into Account. A session that the host began
 * moves only a visitor on the way to a wallet. The end or lock of a session moves only a visitor who looks at
 * it. A visitor on the way to a wallet stays.
 */
export const followConnection = defineEffect(({ on, state, decide }) =>
  merge(
    on(connection.established).pipe(
      decide(({ data }) => {
        if (!state().modal.open) return homeInPage(state())
        const { isRestored, isByHost } = state().connection.sessions[data.flow] ?? {}
        if (!isRestored) {
          if (isAttemptShown(state(), data) || (isByHost && !isToConnect(state()))) return null
          return isSwitchedOff('sign-in', state().options)
            ? modal.closed({ outcome: 'connected' })
            : router.viewReset({ view: 'ConnectingSiwe' })
        }
        return currentView(state()) === 'Connect' ? router.viewReset({ view: 'Account' }) : null
      }),
    ),
    on(embed.shown, modal.closed).pipe(decide(() => (state().modal.open ? null : homeInPage(state())))),
    on(connection.walletLocked).pipe(
      decide(() => {
        const isShownLocked = leadingSession(state().connection)?.isLocked === true
        return isShownLocked && isConnectionShown(state()) ? router.viewReset({ view: 'Account' }) : null
      }),
    ),
    on(connection.endedByWallet, connection.endedElsewhere).pipe(
      decide(() => (isShownInVain(state()) ? router.viewReset({ view: 'Connect' }) : null)),
    ),
    on(host.stopped).pipe(decide(() => (state().modal.open ? modal.closed({ outcome: 'dismissed' }) : null))),
    on(connection.disconnected).pipe(
      decide(() => (isShownInVain(state()) ? modal.closed({ outcome: 'dismissed' }) : null)),
    ),
  ),
)

/** The shake ends by itself; shaking again meanwhile changes nothing. */
export const endShake = defineEffect(({ on, ports, once }) =>
  on(modal.shaken).pipe(
    once({
      limit: 'timer',
      ask: (_, signal) => ports.clock.after(shakeDuration, signal),
      then: () => modal.shakeEnded(),
      fail: () => modal.shakeEnded(),
    }),
  ),
)

/**
 * Leads an embed to Account once a wallet is connected, unless the visitor went on from there. A connected
 * embed shows no view that leads to a connection.
 */
function homeInPage(state: BootState) {
  const isThere = currentView(state) === 'Account' || currentFacts(state).embed === 'connected'
  return isEmbedded(state) && !isThere && leadingSession(state.connection)
    ? router.viewReset({ view: 'Account' })
    : null
}

/**
 * Returns whether the modal shows a view that means nothing because nobody is connected. It may be a view of
 * a connection, or of an attempt that is over.
 */
function isShownInVain(state: BootState): boolean {
  const isLeftAttempt = isShowing(state, 'attempt') && shownConnecting(state.connection.flows) === null
  return (
    leadingSession(state.connection) === null &&
    (isConnectionShown(state) || (state.modal.open && isLeftAttempt))
  )
}

/** Whether the modal shows a view that is about who is connected. */
function isConnectionShown(state: BootState): boolean {
  const { needs, embed } = currentFacts(state)
  return state.modal.open && (needs === 'connection' || embed === 'connected')
}

/** Whether a visitor is on the way to a wallet. */
function isToConnect({ router: { history } }: BootState): boolean {
  return history[0]?.view === 'Connect'
}

/** Whether the modal shows an attempt that waits for its wallet, and goes on although a session was established. */
function isAttemptShown(state: BootState, { flow, namespaces }: Established): boolean {
  const { connection } = state
  const ended = overtakenBy(connection, { flow, namespaces: namespaces.map(({ namespace }) => namespace) })
  const shown = shownConnecting(connection.flows)
  return (
    isShowing(state, 'attempt') && shown?.step === 'waiting' && shown.isShown && !ended.includes(shown.id)
  )
}

type Established = EventOf<typeof connection.established>['data']

/**
 * Returns how an opening of the modal ended. An attempt or a pairing that failed counts only if the visitor
 * looks at it. A host may have begun the attempt, and the pairing may have been prepared for no visitor in
 * particular.
 */
function outcomeOf(state: BootState): ModalOutcome {
  const isPairing = isShowing(state, 'pairing')
  const flow = shownConnecting(state.connection.flows)
  const hasFailed =
    (flow?.step === 'failed' && flow.isShown) || (isPairing && state.pairing?.flow?.step === 'failed')
  return hasFailed ? 'failed' : 'dismissed'
}
