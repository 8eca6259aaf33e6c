import type { ConnectingFlow } from '../../domain/connection/flow.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import { heldSessions } from '../sessions/sessions.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'

/** The session with the wallet in the secure frame, standing or being restored, or null. */
export function frameSession({ sessions }: ConnectionState): string | null {
  const found = Object.entries(sessions).find(([, { connector }]) => connector === frameConnector)
  return found ? found[0] : null
}

/** Whether somebody has a session with it, or is about to; one that could not be restored is none. */
export function isFrameInUse(state: ConnectionState): boolean {
  return frameSession(state) !== null || frameFlow(state) !== null
}

/** Returns the ids of the flows that connect it. */
export function frameFlows({ flows }: ConnectionState): readonly string[] {
  return byOrder(flows).flatMap(([id, flow]) => (isOfFrame(flow) ? [id] : []))
}

/** Returns the last flow that connects it, or null. */
export function frameFlow({ flows }: ConnectionState): ConnectingFlow | null {
  return [...byOrder(flows)].reverse().find(([, flow]) => isOfFrame(flow))?.[1] ?? null
}

/** That session as it stands: on its EVM chain where it has one, else on another; null where nobody has it. */
export function frameHeld(state: ConnectionState): SessionInNamespace | null {
  return heldSessions(state).find(({ connector }) => connector === frameConnector) ?? null
}

function isOfFrame({ connector }: ConnectingFlow): boolean {
  return connector === frameConnector
}
