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
 * Opens the modal with the requested view and its valid arguments. Shows Account or Connect if the view cannot be shown, is unknown, or was not
 * named. Does not wait for anything.
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

/** Closes the modal, or shakes it while a transaction keeps it open. A modal that could not be drawn always closes, because no visitor sees it. */
export const closeModal = defineEffect(({ on, state, decide }) =>
  on(modal.closeRequested, modal.unavailable, modal.renderFailed).pipe(
    decide((event) => {
      if (!state().modal.open) return null
      if (isOneOf(event, modal.renderFailed))
        return event.data.drawing === modalDrawing ? modal.closed({ outcome: 'failed' }) : null
      if (isOneOf(event, modal.unavailable)) return modal.closed({ outcome: 'failed' })
      return state().router.transactions.length > 0
        ? modal.shaken()
        : modal.closed({ outcome: outcomeOf(state()) })
    }),
  ),
)

/**
 * Navigates the modal, or an embed, when a session begins, ends or is locked.
 * A new session closes the modal, or leads to signing in. Neither happens while the modal shows another attempt that still waits.
 * A restored session turns Connect into Account. A host's session navigates only from the views that connect a wallet.
 * The end or lock of a session navigates only from views about it. The views that connect a wallet stay.
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
    on(connection.endedByWallet, connection.endedInOtherTab).pipe(
      decide(() => (isShownInVain(state()) ? router.viewReset({ view: 'Connect' }) : null)),
    ),
    on(host.stopped).pipe(decide(() => (state().modal.open ? modal.closed({ outcome: 'dismissed' }) : null))),
    on(connection.disconnected).pipe(
      decide(() => (isShownInVain(state()) ? modal.closed({ outcome: 'dismissed' }) : null)),
    ),
  ),
)

/** Ends the shake after some time. Another shake meanwhile does not extend it. */
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
 * Leads an embed to Account once a wallet is connected, unless the visitor has navigated on from there. A connected embed shows no view that leads to
 * a connection.
 */
function homeInPage(state: BootState) {
  const isThere = currentView(state) === 'Account' || currentFacts(state).embed === 'connected'
  return isEmbedded(state) && !isThere && leadingSession(state.connection)
    ? router.viewReset({ view: 'Account' })
    : null
}

/** Returns whether the modal shows a view that needs a connection or an attempt, and there is none. */
function isShownInVain(state: BootState): boolean {
  const isLeftAttempt = isShowing(state, 'attempt') && shownConnecting(state.connection.flows) === null
  return (
    leadingSession(state.connection) === null &&
    (isConnectionShown(state) || (state.modal.open && isLeftAttempt))
  )
}

/** Returns whether the modal shows a view about the connection. */
function isConnectionShown(state: BootState): boolean {
  const { needs, embed } = currentFacts(state)
  return state.modal.open && (needs === 'connection' || embed === 'connected')
}

/** Returns whether the history began at Connect. */
function isToConnect({ router: { history } }: BootState): boolean {
  return history[0]?.view === 'Connect'
}

/** Returns whether the modal shows a waiting attempt that continues although a session was established. */
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
 * Returns how an opening of the modal ended. A failed attempt or pairing counts only if the modal shows it.
 * A host may have started the attempt, and the pairing may have been prepared ahead.
 */
function outcomeOf(state: BootState): ModalOutcome {
  const isPairing = isShowing(state, 'pairing')
  const flow = shownConnecting(state.connection.flows)
  const hasFailed =
    (flow?.step === 'failed' && flow.isShown) || (isPairing && state.pairing?.flow?.step === 'failed')
  return hasFailed ? 'failed' : 'dismissed'
}
