import type { Failure } from './domain/failure.ts'
import { connection, connectionEndings } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'
import { engine as engineEvents } from './events/engine.ts'
import { features } from './events/features.ts'
import { network } from './events/network.ts'
import { walletRequest } from './events/wallet-request.ts'

/** Whether an event ends an attempt to connect: its own end, another attempt, or a phone that overtakes it. */
export function endsAttempt(event: Stamped, flow: string): boolean {
  if (isOneOf(event, connection.established)) return true
  if (isOneOf(event, connection.attemptStarted)) return event.data.attempt !== flow
  const ends = [connection.attemptSucceeded, connection.attemptFailed, connection.attemptAbandoned] as const
  return isOneOf(event, ...ends) && event.data.attempt === flow
}

/** Whether an event ends a request to the wallet. */
export function endsRequest(event: Stamped, flow: string): boolean {
  return isOneOf(event, walletRequest.answered, walletRequest.failed) && event.data.request === flow
}

/** Whether an event ends a switch of the network, or the connection it was asked in; the wallet may have moved without an answer. */
export function endsSwitch(event: Stamped, flow: string): boolean {
  if (isOneOf(event, ...connectionEndings)) return true
  if (isOneOf(event, network.switched, network.switchFailed)) return event.data.attempt === flow
  return isOneOf(event, network.preferred) && event.flow === flow
}

/** Whether an event ends a disconnection: when its wallet was told, where there is one, else when nothing stands or is under way. */
export function endsDisconnect(event: Stamped, flow: string, isTold: boolean): boolean {
  if (event.flow !== flow) return false
  return isTold
    ? isOneOf(event, connection.walletTold)
    : isOneOf(event, connection.disconnected, connection.attemptAbandoned)
}

/** Why a flow ended with an event that is not its own: its feature could not be loaded, something broke in it, else it was left. */
export function failureAt(event: Stamped): Failure {
  if (isOneOf(event, features.loadFailed)) return event.data.failure
  return isOneOf(event, engineEvents.effectFailed)
    ? { code: 'unexpected', detail: event.data.message }
    : { code: 'aborted' }
}
