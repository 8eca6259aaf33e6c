import type { Failure } from '../domain/errors/failure.ts'
import { connection } from '../events/connection/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import type { Stamped } from '../events/define-events.ts'
import { engine as engineEvents } from '../events/engine.ts'
import { features } from '../events/features.ts'
import { network } from '../events/network/network.ts'
import { walletRequest } from '../events/operations/wallet-request.ts'

const connectingEnds = [
  connection.established,
  connection.attemptFailed,
  connection.attemptAbandoned,
  connection.attemptSuperseded,
] as const

/** Returns whether an event ends the connecting of a wallet. */
export function endsConnecting(event: Stamped, flow: string): boolean {
  return isOneOf(event, ...connectingEnds) && event.data.flow === flow
}

/** Returns whether an event ends the request to the wallet. */
export function endsRequest(event: Stamped, flow: string): boolean {
  return isOneOf(event, walletRequest.answered, walletRequest.failed) && event.data.request === flow
}

/** Returns whether an event ends a switch of the network. The wallet may have moved without an answer. */
export function endsSwitch(event: Stamped, flow: string): boolean {
  if (isOneOf(event, network.switched, network.switchFailed, network.switchSuperseded))
    return event.data.attempt === flow
  return isOneOf(event, network.preferred, features.loadFailed) && event.flow === flow
}

/** Returns why a flow ended with an event that is not its own: a feature that did not load, an error, or an abandoned flow. */
export function failureAt(event: Stamped): Failure {
  if (isOneOf(event, features.loadFailed)) return event.data.failure
  return isOneOf(event, engineEvents.effectFailed)
    ? { code: 'unexpected', detail: event.data.message }
    : { code: 'aborted' }
}
