import { isTurnedOff } from '../../domain/options/switched-off.ts'
import { isMobile } from '../../domain/shell/device.ts'
import { isPairing } from '../../domain/pairing/flow.ts'
import type { EventInput } from '../../events/define-events.ts'
import { pairing } from '../../events/pairing/pairing.ts'
import type { PairingState } from '../../reducers/pairing/pairing.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isShowing } from '../shell/current-facts.ts'
import { connectedSessions } from '../sessions/sessions.ts'
import { isInstalledExcluded } from '../wallets/excluded-keys.ts'

/** How long before its expiry a pairing counts as expired, in milliseconds. */
export const early = 10_000

function isConnected({ connection }: StateOf<'modal'>): boolean {
  return connectedSessions(connection).length > 0
}

/** Returns whether the host pairs, but no pairing with time left is running. */
export function isMissing(state: StateOf<'modal'>, at: number): boolean {
  const { flow } = state.pairing
  const isThere = isPairing(flow) && outlived(state, at).length === 0
  return !isThere && state.options !== null && !isTurnedOff(state.options, 'pairing')
}

/** Returns whether a visitor sees the code of a pairing, or a host shows it itself. */
export function isAwaited(state: StateOf<'modal'>): boolean {
  return state.pairing.request !== null || isShowing(state, 'pairing')
}

/**
 * Returns whether a pairing may be needed.
 * A host may wait for one by a verb, or an embed may show its code. A visitor may look for a wallet in the modal, to connect the first one or another
 * one.
 */
function isSought(state: StateOf<'modal'>): boolean {
  const beganAtConnect = state.router.history[0]?.view === 'Connect'
  return isAwaited(state) || (state.modal.open && (beganAtConnect || !isConnected(state)))
}

/** Returns whether a pairing is missing that may be needed. */
export function isPairingUsable(state: StateOf<'modal'>, at: number): boolean {
  return isSought(state) && isMissing(state, at)
}

/** Returns whether most visitors would connect by pairing: on a phone, or if no wallet is installed. Then an opening prepares a URI. */
export function isPairingLikely(state: StateOf<'modal'>): boolean {
  return isMobile(state.device) || state.installed.order.every((key) => isInstalledExcluded(state, key))
}

/** Returns the event that abandons an expired URI. Its own timer may be late, because a sleeping machine stops its timers. */
export function outlived({ pairing: { flow } }: StateOf<'modal'>, at: number): readonly EventInput[] {
  const expiresAt = flow?.expiresAt ?? null
  return expiresAt !== null && at >= expiresAt - early ? abandonPairing({ flow }) : []
}

/** Returns the event that abandons the running pairing, or nothing. */
export function abandonPairing({ flow }: Pick<PairingState, 'flow'>): readonly EventInput[] {
  return isPairing(flow) ? [pairing.abandoned({ flow: flow.id })] : []
}
