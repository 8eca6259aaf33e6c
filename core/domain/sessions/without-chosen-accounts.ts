import { pairingConnector } from '../connection/connector.ts'
import type { Options } from '../options/options.ts'
import { withoutChoices } from './remembered-sessions.ts'
import type { RememberedSession } from './remembered-sessions.ts'
import { isTurnedOff } from '../options/switched-off.ts'

/** Returns the stored sessions that the options allow. Omits chosen accounts if `switchAddress` is off, and paired wallets if `pairing` is off. */
export function withoutChosenAccounts(
  options: Options | null,
  kept: readonly RememberedSession[],
): readonly RememberedSession[] {
  const reached = isTurnedOff(options, 'pairing')
    ? kept.filter(({ connector }) => connector !== pairingConnector)
    : kept
  return isTurnedOff(options, 'switch-address') ? reached.map(withoutChoices) : reached
}
