import type { EventInput } from '../../events/define-events.ts'
import { identity } from '../../events/identity/identity.ts'

/** Returns the event that looks up the profile of the connected account again. */
export function profileRefresh(): EventInput {
  return identity.refreshed()
}
