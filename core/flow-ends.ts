import type { Failure } from './domain/failure.ts'
import { connection } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'
import { engine as engineEvents } from './events/engine.ts'
import { features } from './events/features.ts'
import { network } from './events/network.ts'
import { walletRequest } from './events/wallet-request.ts'

const attemptEndings = [
  connection.established,
  connection.attemptFailed,
  connection.attemptAbandoned,
  connection.attemptOvertaken,
] as const

/** Whether an event ends an attempt to connect. */
export function endsAttempt(event: Stamped, attempt: string): boolean {
  return isOneOf(event, ...attemptEndings) && event.data.attempt === attempt
}

/** Whether an event ends a request to the wallet. */
export function endsRequest(event: Stamped, flow: string): boolean {
  return isOneOf(event, walletRequest.answered, walletRequest.failed) && event.data.request === flow
}

/** Whether an event ends a switch of the network; the wallet may have moved without an answer. */
export function endsSwitch(event: Stamped, flow: string): boolean {
  if (isOneOf(event, network.switched, network.switchFailed, network.switchOvertaken))
    return event.data.attempt === flow
  return isOneOf(event, network.preferred, features.loadFailed) && event.flow === flow
}

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
  return isOneOf(event, connection.reconnectGivenUp) && event.data.attempt === null
}

/** Why a flow ended with an event that is not its own: its feature could not be loaded, something broke in it, else it was left. */
export function failureAt(event: Stamped): Failure {
  if (isOneOf(event, features.loadFailed)) return event.data.failure
  return isOneOf(event, engineEvents.effectFailed)
    ? { code: 'unexpected', detail: event.data.message }
    : { code: 'aborted' }
}
