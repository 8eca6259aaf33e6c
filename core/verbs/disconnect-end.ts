import { connection } from '../events/connection/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'

/** The wallets that a disconnection waits for. */
export type DisconnectWait = {
  /** The sessions whose wallets have to be notified. */
  readonly sessions: readonly string[]
  /** How many wallets have to be notified that were not restored yet. */
  readonly unrestored: number
  /** Whether storage was not read yet, which names those wallets. */
  readonly isUnread: boolean
}

/**
 * Returns the predicate for the last event of a disconnection: the answer of the last wallet. If no wallet has to be notified, the first event of the
 * disconnection itself.
 */
export function isDisconnectEnd({
  sessions,
  unrestored,
  isUnread,
}: DisconnectWait): (event: Stamped) => boolean {
  const waiting = new Set(sessions)
  let isReading = isUnread
  let owed = unrestored
  return (event) => {
    if (isOneOf(event, connection.disconnectedUnrestored)) {
      waiting.add(event.id)
      owed -= 1
    }
    if (isOneOf(event, connection.walletNotified)) waiting.delete(event.data.session)
    isReading &&= !isEndOfReading(event)
    return waiting.size === 0 && owed <= 0 && !isReading
  }
}

function isEndOfReading(event: Stamped): boolean {
  if (isOneOf(event, connection.recalled)) return event.data.from === 'visit'
  return isOneOf(event, connection.reconnectAbandoned) && event.data.session === null
}
