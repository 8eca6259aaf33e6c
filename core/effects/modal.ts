import { shownConnecting } from '../domain/connecting-flow.ts'
import { isSwitchedOff } from '../domain/switched-off.ts'
import { modalDrawing, shakeDuration } from '../domain/modal.ts'
import type { ModalOutcome } from '../domain/modal.ts'
import { routeOf } from '../domain/route.ts'
import { isViewName } from '../domain/view-name.ts'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventOf } from '../events/define-events.ts'
import { embed } from '../events/embed.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
import { currentFacts, isShowing } from '../selectors/current-facts.ts'
import { currentView } from '../selectors/current-view.ts'
import { firstView } from '../selectors/first-view.ts'
import type { BootState } from '../reducers/root.ts'
import { lastConnecting, overtakenBy } from '../selectors/connecting.ts'
import { isEmbedded } from '../selectors/on-screen.ts'
import { leadingSession } from '../selectors/sessions.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** Opening shows the view asked for, with those of its arguments that fit, else Account or Connect, also for a view that there is not; it never waits for anything. */
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

/** Closing is refused with a shake while a transaction waits for its end, but for a modal that nobody sees since it could not be drawn. */
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

/** A connection ends the modal, or leads on to signing in, unless another attempt is shown that still waits; one restored meanwhile turns Connect into Account. What a host connects moves only who is on the way to a wallet. What ends or is locked moves only who looks at it, never who is on the way to a wallet. */
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

/** Where whoever is connected is in the page itself, unless they went on from there: an embed shows nothing else of what leads to a connection. */
function homeInPage(state: BootState) {
  const isThere = currentView(state) === 'Account' || currentFacts(state).embed === 'connected'
  return isEmbedded(state) && !isThere && leadingSession(state.connection)
    ? router.viewReset({ view: 'Account' })
    : null
}

/** Whether nobody is connected any more, and the modal shows a view that means nothing without: of a connection, or of an attempt that is over. */
function isShownInVain(state: BootState): boolean {
  const isLeftAttempt = isShowing(state, 'attempt') && lastConnecting(state.connection) === null
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

/** An attempt or a pairing that failed counts only for those who look at it: a host may have begun it, or it was prepared for anybody. */
function outcomeOf(state: BootState): ModalOutcome {
  const isPairing = isShowing(state, 'pairing')
  const flow = shownConnecting(state.connection.flows)
  const hasFailed =
    (flow?.step === 'failed' && flow.isShown) || (isPairing && state.pairing?.flow?.step === 'failed')
  return hasFailed ? 'failed' : 'dismissed'
}
