import { shakeDuration } from '../domain/modal.ts'
import type { ModalOutcome } from '../domain/modal.ts'
import { isViewName } from '../domain/view-name.ts'
import type { ViewName } from '../domain/view-name.ts'
import { factsOf } from '../domain/views.ts'
import { connection } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { modal } from '../events/modal.ts'
import { router } from '../events/router.ts'
import type { BootState } from '../reducers/root.ts'
import { lastAttempt, leadingSession } from '../reducers/sessions.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** Opening shows the view asked for, else Account or Connect, also for a view that there is not; it never waits for anything. */
export const openModal = defineEffect(({ on, state, decide }) =>
  on(modal.openRequested).pipe(
    decide(({ data }) => {
      const asked = isViewName(data.view) ? data.view : undefined
      if (state().modal.open) return asked ? router.viewReset({ view: asked }) : null
      return modal.opened({ view: firstView(state(), asked) })
    }),
  ),
)

/** Closing is refused with a shake while a transaction waits for its end. */
export const closeModal = defineEffect(({ on, state, decide }) =>
  on(modal.closeRequested).pipe(
    decide(() => {
      if (!state().modal.open) return null
      return state().router.transactions.length > 0
        ? modal.shaken()
        : modal.closed({ outcome: outcomeOf(state()) })
    }),
  ),
)

/** A connection made by the visitor ends the modal; one restored meanwhile turns Connect into Account. */
export const followConnection = defineEffect(({ on, state, decide }) =>
  merge(
    on(connection.established).pipe(
      decide(({ data }) => {
        if (!state().modal.open) return null
        if (!state().connection.sessions[data.attempt]?.isRestored)
          return modal.closed({ outcome: 'connected' })
        return currentView(state()) === 'Connect' ? router.viewReset({ view: 'Account' }) : null
      }),
    ),
    on(connection.walletLocked).pipe(
      decide(({ data }) => {
        const isShown = leadingSession(state().connection)?.session === data.session
        return state().modal.open && isShown ? router.viewReset({ view: 'Account' }) : null
      }),
    ),
    on(connection.endedByWallet, connection.endedElsewhere).pipe(
      decide(() => (isNobodyShown(state()) ? router.viewReset({ view: 'Connect' }) : null)),
    ),
    on(host.stopped).pipe(decide(() => (state().modal.open ? modal.closed({ outcome: 'dismissed' }) : null))),
    on(connection.disconnected).pipe(
      decide(() => (isNobodyShown(state()) ? modal.closed({ outcome: 'dismissed' }) : null)),
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

function firstView(state: BootState, asked: ViewName | undefined): ViewName {
  const isConnected = leadingSession(state.connection) !== null
  const needs = asked && factsOf(asked).needs
  if (asked === undefined || needs === 'choice') return isConnected ? 'Account' : 'Connect'
  return needs === 'connection' && !isConnected ? 'Connect' : asked
}

/** Whether the modal is open and nobody is connected. */
function isNobodyShown({ modal: { open }, connection: standing }: BootState): boolean {
  return open && leadingSession(standing) === null
}

/** A pairing counts as an attempt only for those who look at it: it may be prepared for anybody. */
function outcomeOf(state: BootState): ModalOutcome {
  const isPairing = currentView(state) === 'ConnectingWalletConnect'
  const hasFailed =
    lastAttempt(state.connection)?.status === 'failed' ||
    (isPairing && state.pairing?.current.status === 'failed')
  return hasFailed ? 'failed' : 'dismissed'
}

function currentView(state: BootState): ViewName | undefined {
  return state.router.history.at(-1)
}
