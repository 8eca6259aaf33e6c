import { connection, connectionEndings } from './events/connection.ts'
import { isOneOf } from './events/define-events.ts'
import type { Stamped } from './events/define-events.ts'
import { host } from './events/host.ts'
import { network } from './events/network.ts'
import { walletRequest } from './events/wallet-request.ts'

/** What ends every flow that waits for a wallet. */
export const endings = [...connectionEndings, host.stopped] as const

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

/** Whether an event ends a switch of the network, or the connection it was asked in. */
export function endsSwitch(event: Stamped, flow: string): boolean {
  return (
    isOneOf(event, ...endings) ||
    (event.flow === flow && isOneOf(event, network.switched, network.preferred, network.switchFailed))
  )
}
