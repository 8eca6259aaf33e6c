import { connection } from '../events/connection/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'

/** What a disconnection waits for. */
export type DisconnectWait = {
  /** The sessions whose wallets are to be told. */
  readonly sessions: readonly string[]
  /** How many wallets that were not restored yet are to be told besides. */
  readonly unrestored: number
  /** Whether storage has yet to say which wallets those are. */
  readonly isUnread: boolean
}

/**
 * Returns the predicate for the last event of a disconnection. If no wallet has to be told, that is its own
 * end. Otherwise it is the answer of the last wallet.
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
    if (isOneOf(event, connection.leftUnrestored)) {
      waiting.add(event.id)
      owed -= 1
    }
    if (isOneOf(event, connection.walletTold)) waiting.delete(event.data.session)
    isReading &&= !isEndOfReading(event)
    return waiting.size === 0 && owed <= 0 && !isReading
  }
}

function isEndOfReading(event: Stamped): boolean {
  if (isOneOf(event, connection.recalled)) return event.data.from === 'visit'
  return isOneOf(event, connection.reconnectGivenUp) && event.data.session === null
}
