import { connection, connectionEndings } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'
import { host } from './events/host.ts'
import { network } from './events/network.ts'
import { walletRequest } from './events/wallet-request.ts'

/** Whether an event ends an attempt to connect: its own end, another attempt, a phone that overtakes it, or the stop of everything. */
export function endsAttempt(event: Stamped, flow: string): boolean {
  if (isOneOf(event, host.stopped, connection.established)) return true
  if (isOneOf(event, connection.attemptStarted)) return event.data.attempt !== flow
  const ends = [connection.attemptSucceeded, connection.attemptFailed, connection.attemptAbandoned] as const
  return isOneOf(event, ...ends) && event.data.attempt === flow
}

/** Whether an event ends a request to the wallet. */
export function endsRequest(event: Stamped, flow: string): boolean {
  if (isOneOf(event, host.stopped)) return true
  return isOneOf(event, walletRequest.answered, walletRequest.failed) && event.data.request === flow
}

/** Whether an event ends a switch of the network, or the connection it was asked in; the wallet may have moved without an answer. */
export function endsSwitch(event: Stamped, flow: string): boolean {
  if (isOneOf(event, ...connectionEndings, host.stopped)) return true
  if (isOneOf(event, network.switched, network.switchFailed)) return event.data.attempt === flow
  return isOneOf(event, network.preferred) && event.flow === flow
}

/** Whether an event ends a disconnection: when its wallet was told, where there is one, else when nothing stands or is under way. */
export function endsDisconnect(event: Stamped, flow: string, isTold: boolean): boolean {
  if (isOneOf(event, host.stopped)) return true
  if (event.flow !== flow) return false
  return isTold
    ? isOneOf(event, connection.walletTold)
    : isOneOf(event, connection.disconnected, connection.attemptAbandoned)
}
