import type { Options } from './options.ts'
import { withoutChoices } from './remembered-sessions.ts'
import type { RememberedSession } from './remembered-sessions.ts'
import { isTurnedOff } from './switched-off.ts'

/** What counts of what was kept: no choice of an account where the host lets nobody choose. */
export function countingSessions(
  options: Options | null,
  kept: readonly RememberedSession[],
): readonly RememberedSession[] {
  return isTurnedOff(options, 'switch-address') ? kept.map(withoutChoices) : kept
}
