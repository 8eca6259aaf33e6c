import type { EventInput } from '../../events/define-events.ts'
import { identity } from '../../events/identity/identity.ts'

/** What looks up by which name and picture the connected account goes. */
export function profileRefresh(): EventInput {
  return identity.refreshed()
}
