import { pairingConnector } from '../connection/connector.ts'
import type { Options } from '../options/options.ts'
import { withoutChoices } from './remembered-sessions.ts'
import type { RememberedSession } from './remembered-sessions.ts'
import { isTurnedOff } from '../options/switched-off.ts'

/** What counts of what was kept: no choice of an account where the host lets nobody choose, and no paired wallet where the host does not pair. */
export function withoutChosenAccounts(
  options: Options | null,
  kept: readonly RememberedSession[],
): readonly RememberedSession[] {
  const reached = isTurnedOff(options, 'pairing')
    ? kept.filter(({ connector }) => connector !== pairingConnector)
    : kept
  return isTurnedOff(options, 'switch-address') ? reached.map(withoutChoices) : reached
}
