import { uriLimit } from '../../domain/limits.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isPairing } from '../../domain/pairing/flow.ts'
import { isSwitchedOff, isTurnedOff } from '../../domain/options/switched-off.ts'
import { pairingConnector } from '../../domain/connection/connector.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { connection } from '../../events/connection/connection.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventInput } from '../../events/define-events.ts'
import { features } from '../../events/features.ts'
import { host } from '../../events/host.ts'
import { modal } from '../../events/shell/modal.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import { router } from '../../events/shell/router.ts'
import type { PairingStep } from '../../ports/wallet-connect.ts'
import { servesRequestedKind } from '../../selectors/wallets/chain-without-wallet.ts'
import type { BootState, StateOf } from '../../reducers/root.ts'
import { isShowing } from '../../selectors/shell/current-facts.ts'
import { servedBy } from '../../selectors/sessions/serving-sessions.ts'
import {
  abandonPairing,
  isAwaited,
  isMissing,
  isPairingLikely,
  isPairingUsable,
  outlived,
} from '../../selectors/pairing/usable-pairing.ts'
import { onOffer } from '../../selectors/sessions/connected-session.ts'
import { opening } from '../streams/arrival.ts'
import { onOptionsChange } from '../streams/on-options-change.ts'
import { defineEffect, singleKey } from '../streams/define-effect.ts'
import { merge } from '../streams/merge.ts'

/** How long drawing and animating an opening may take, in milliseconds. */
const settling = 400

/** How long a dialog is open before a pairing is prepared for it, in milliseconds. */
const quiet = 2000

/** Shows how to reach the chosen wallet. An installed one is asked; any other one is paired. */
export const showPairing = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(pairing.walletChosen).pipe(
    decide(() =>
      isTurnedOff(state().options, 'pairing') ? null : router.viewPushed({ view: 'ConnectingWalletConnect' }),
    ),
  ),
)

/** Prepares a URI when the visitor approaches something that needs one, or when one is requested. An opening abandons an expired URI. */
export const preparePairing = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  merge(
    opening(on, state, 'modal').pipe(decide(({ at }) => outlived(state(), at))),
    on(pairing.preloadRequested, pairing.walletChosen, pairing.requested, pairing.retried).pipe(
      decide(({ at }) => prepared(state(), at)),
    ),
  ),
)

/**
 * Prepares a URI after an opening, because the opening itself does not need it.
 * On a phone, or if no wallet is installed, waits until the dialog has settled. A tap on a wallet can then open it at once.
 * Beside an installed wallet, waits longer, and asks only if the visitor has not asked a wallet.
 */
export const preparePairingLater = defineEffect<StateOf<'modal'>>(({ on, state, ports, latestPer }) =>
  merge(opening(on, state, 'modal'), on(modal.closed, connection.attemptStarted, pairing.started)).pipe(
    latestPer(singleKey, {
      limit: 'timer',
      ask: (event, signal) => {
        const isOpening = isOneOf(event, modal.opened, features.loaded)
        return isOpening && isPairingUsable(state(), event.at)
          ? ports.clock.after(isPairingLikely(state()) ? settling : quiet, signal)
          : null
      },
      then: (_, { at }) => (isPairingUsable(state(), at) ? pairing.started() : null),
      fail: () => null,
    }),
  ),
)

/** Asks for a pairing, with a sign-in if one would be required. A new pairing, or abandoning this one, aborts the question. */
export const pair = defineEffect<StateOf<'modal'>>(({ on, state, ports, latestPer }) =>
  on(pairing.started, pairing.abandoned, pairing.expired).pipe(
    latestPer(singleKey, {
      limit: uriLimit,
      several: true,
      ask: (event, signal) => {
        const { options, signIn }: BootState = state()
        if (isOneOf(event, pairing.started) && isTurnedOff(options, 'pairing'))
          throw { code: 'feature-disabled' } satisfies Failure
        const chains = options?.networks.map(({ id }) => id) ?? []
        const signsIn = !isSwitchedOff('sign-in', options) && !signIn?.session
        return isOneOf(event, pairing.started)
          ? ports.connectors[pairingConnector].pair({ chains, ...(signsIn && { signsIn }) }, signal)
          : null
      },
      then: (step, { id: flow }) =>
        step.kind === 'ready'
          ? pairing.ready({ flow, uri: step.uri, expiresAt: step.expiresAt })
          : approval(state(), flow, step),
      fail: (failure, { id: flow }) => pairing.failed({ flow, failure }),
    }),
  ),
)

/**
 * Abandons a pairing that is not needed any more, because another wallet is connected or Latchkey was stopped.
 * Closing the modal does not abandon it, because the visitor may still approve in the wallet. A restored session does not either, while the code is
 * shown.
 */
export const endUnusedPairing = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(connection.established, host.stopped).pipe(
    decide((event) => {
      const isRestored =
        isOneOf(event, connection.established) &&
        state().connection.sessions[event.data.flow]?.isRestored === true
      return isRestored && isAwaited(state()) ? null : abandonPairing(state().pairing)
    }),
  ),
)

/** Abandons the pairing of a host that no longer waits, unless a visitor sees its code. */
export const withdrawPairing = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  on(pairing.withdrawn).pipe(decide(() => (isAwaited(state()) ? null : abandonPairing(state().pairing)))),
)

/** Abandons the pairing and disconnects paired wallets once the host switches pairing off. */
export const endPairing = defineEffect<StateOf<'modal'>>(({ on, state, decide }) =>
  onOptionsChange(on, 'features').pipe(
    decide(() => {
      const { connection: standing, options, pairing: current } = state()
      if (!isTurnedOff(options, 'pairing')) return null
      const paired = Object.entries(standing.sessions).filter(
        ([, { connector }]) => connector === pairingConnector,
      )
      return [
        ...abandonPairing(current),
        ...paired.map(([session, { connector, wallet }]) =>
          connection.disconnected({ session, namespaces: servedBy(standing, session), connector, wallet }),
        ),
      ]
    }),
  ),
)

function prepared(state: StateOf<'modal'>, at: number): readonly EventInput[] {
  return [...outlived(state, at), ...(isMissing(state, at) ? [pairing.started()] : [])]
}

/**
 * Returns the events of an approval. Counts only namespaces of a requested kind.
 * If there is none, the pairing fails with `chain-unsupported`, and its session is ended at the wallet.
 */
function approval(
  state: StateOf<'modal'>,
  flow: string,
  step: PairingStep & { kind: 'approved' },
): readonly EventInput[] {
  const { wallet, labels, signed } = step
  const reached: ReachedWallet = { connector: pairingConnector, wallet }
  if (!isPairing(state.pairing.flow) || state.pairing.flow.id !== flow)
    return [pairing.approved({ flow, wallet })]
  const namespaces = onOffer(state.connection, step.namespaces).filter(({ namespace }) =>
    servesRequestedKind(state, namespace),
  )
  const by = state.pairing.request !== null && !isShowing(state, 'pairing') && ({ by: 'host' } as const)
  return namespaces.length > 0
    ? [
        pairing.approved({ flow, ...by, wallet }),
        connection.established({ flow, ...by, ...reached, namespaces, labels, ...(signed && { signed }) }),
      ]
    : [
        pairing.failed({ flow, failure: { code: 'chain-unsupported' } }),
        connection.replaced({ session: flow, namespaces: [], ...reached }),
      ]
}
