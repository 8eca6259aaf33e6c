import { filter } from 'rxjs'
import { connection } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Draft } from '../events/define-events.ts'
import { modal } from '../events/modal.ts'
import { pairing } from '../events/pairing.ts'
import { router } from '../events/router.ts'
import { toast } from '../events/toast.ts'
import type { PairingStep } from '../ports/wallet-connect.ts'
import { sessionOf } from '../reducers/connection.ts'
import { pairingAttempt } from '../reducers/pairing.ts'
import type { RootState } from '../reducers/root.ts'
import { defineEffect } from './define-effect.ts'
import { merge } from './merge.ts'

/** A pairing counts as expired this long before it is, and is never begun more often than this, in milliseconds (behaviour reference 4.1). */
const early = 10_000
const shortestAttempt = 1000

/** How long a pairing may take to give its address, library and relay included; then a person decides until it expires. In milliseconds. */
const addressLimit = 15_000

/** How long the browser may take to write to the clipboard, in milliseconds. */
const clipboardLimit = 10_000

/** Choosing a wallet of the list shows how to reach it: one that is installed is asked, any other is paired. */
export const showPairing = defineEffect(({ on, decide }) =>
  on(pairing.walletChosen).pipe(decide(() => router.viewPushed({ view: 'ConnectingWalletConnect' }))),
)

/** An address is prepared as soon as the modal opens, so that a tap on a wallet can open it at once; and again when it is needed. */
export const preparePairing = defineEffect(({ on, state, decide }) =>
  on(modal.opened, pairing.walletChosen, pairing.retried).pipe(
    decide(() => (isMissing(state()) ? pairing.started() : null)),
  ),
)

/** Asks for a pairing; a new one, or leaving, takes the running one back. */
export const pair = defineEffect(({ on, state, ports, latest }) =>
  on(pairing.started, pairing.abandoned, pairing.expired).pipe(
    latest({
      limit: addressLimit,
      ask: (event, signal) => {
        const chains = state().options?.networks.map(({ id }) => id) ?? []
        return isOneOf(event, pairing.started) ? ports.walletConnect.pair({ chains }, signal) : null
      },
      then: (step, { id: attempt }) =>
        step.kind === 'ready'
          ? pairing.ready({ attempt, uri: step.uri, expiresAt: step.expiresAt })
          : approval(state(), attempt, step),
      fail: (failure, { id: attempt }) => pairing.failed({ attempt, failure }),
    }),
  ),
)

/** An address that is about to expire is given up, and renewed for as long as somebody may use it. */
export const renewPairing = defineEffect(({ on, ports, latest }) =>
  on(pairing.ready, pairing.approved, pairing.failed, pairing.abandoned).pipe(
    latest({
      limit: 'timer',
      ask: (event, signal) =>
        isOneOf(event, pairing.ready)
          ? ports.clock.after(Math.max(0, event.data.expiresAt - event.at - early), signal)
          : null,
      then: (_, event) =>
        isOneOf(event, pairing.ready) ? pairing.expired({ attempt: event.data.attempt }) : null,
      fail: () => null,
    }),
  ),
)

/** After an expiry a new address is made at once; after a refusal too, but not more often than once a second. */
export const pairAgain = defineEffect(({ on, state, ports, decide, latest }) =>
  merge(
    on(pairing.expired).pipe(decide(() => (isWanted(state()) ? pairing.started() : null))),
    on(pairing.failed).pipe(
      filter(({ data }) => data.failure.code === 'user-rejected' || data.failure.code === 'pairing-expired'),
      latest({
        limit: 'timer',
        ask: (_, signal) => ports.clock.after(shortestAttempt, signal),
        then: () => (isWanted(state()) ? pairing.started() : null),
        fail: () => null,
      }),
    ),
  ),
)

/** A refusal by the wallet is told in passing. */
export const tellDeclined = defineEffect(({ on, decide }) =>
  on(pairing.failed).pipe(
    decide(({ data }) =>
      data.failure.code === 'user-rejected'
        ? toast.shown({ variant: 'error', message: { text: 'pairing.declined' } })
        : null,
    ),
  ),
)

/** Leaving the modal takes a pairing back. */
export const abandonPairing = defineEffect(({ on, state, decide }) =>
  on(modal.closed).pipe(
    decide(() => {
      const attempt = pairingAttempt(state().pairing)
      return attempt === null ? null : pairing.abandoned({ attempt })
    }),
  ),
)

/** Copies the pairing's address. */
export const copyPairingLink = defineEffect(({ on, state, ports, once }) =>
  on(pairing.linkCopyRequested).pipe(
    once({
      limit: clipboardLimit,
      ask: (_, signal) => {
        const { current } = state().pairing
        return current.status === 'ready' ? ports.clipboard.write({ text: current.uri }, signal) : null
      },
      then: () => [
        pairing.linkCopied(),
        toast.shown({ variant: 'success', message: { text: 'pairing.copied' } }),
      ],
      fail: (failure) => [
        pairing.linkCopyFailed({ failure }),
        toast.shown({ variant: 'error', message: { text: 'account.copyFailed' } }),
      ],
    }),
  ),
)

/** Whether there is neither a connection nor a pairing under way. */
function isMissing({ connection, pairing, options }: RootState): boolean {
  const isConnected = sessionOf(connection, 'eip155') !== null || sessionOf(connection, 'solana') !== null
  return !isConnected && !['preparing', 'ready'].includes(pairing.current.status) && options !== null
}

/** Whether somebody who has none may use a pairing: in the modal, or in an embed that shows the code. */
function isWanted(state: RootState): boolean {
  const isSeen = state.modal.open || state.router.history.at(-1) === 'ConnectingWalletConnect'
  return isSeen && isMissing(state)
}

function approval(
  state: RootState,
  attempt: string,
  step: PairingStep & { kind: 'approved' },
): readonly Draft[] {
  const approved = pairing.approved({ attempt, wallet: step.wallet })
  if (pairingAttempt(state.pairing) !== attempt) return [approved]
  const base = { attempt, connector: 'walletConnect' as const, wallet: step.wallet }
  return [
    approved,
    ...(step.eip155 ? [connection.established({ ...base, namespace: 'eip155', ...step.eip155 })] : []),
    ...(step.solana ? [connection.established({ ...base, namespace: 'solana', ...step.solana })] : []),
  ]
}
