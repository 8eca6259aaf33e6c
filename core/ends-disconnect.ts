import { connection } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'

/** What a disconnection is about: the sessions whose wallets are told, how many more wallets are that were not restored yet, and whether storage is still to say so. */
export type Leaving = {
  readonly sessions: readonly string[]
  readonly unrestored: number
  readonly isUnread: boolean
}

/** Whether an event is the last of a disconnection: its own end, when no wallet has to be told, else the answer of the last of these wallets. */
export function endsDisconnect({ sessions, unrestored, isUnread }: Leaving): (event: Stamped) => boolean {
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
