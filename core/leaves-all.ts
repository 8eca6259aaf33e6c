import { connection } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'

/** Whether an event is that somebody disconnects from every wallet, one that was chosen and not asked yet included. */
export function leavesAll(event: Stamped): boolean {
  return isOneOf(event, connection.disconnectRequested) && event.data.namespace === undefined
}
