import type { ConnectingFlow } from '../../domain/connection/flow.ts'
import { frameConnector } from '../../domain/connection/connector.ts'
import type { ConnectionState } from '../../reducers/sessions/connection.ts'
import { byOrder } from '../../domain/values/by-order.ts'
import { connectedSessions } from '../sessions/sessions.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'

/** Returns the id of the secure frame's session, connected or being restored. Null if there is none. */
export function frameSession({ sessions }: ConnectionState): string | null {
  const found = Object.entries(sessions).find(([, { connector }]) => connector === frameConnector)
  return found ? found[0] : null
}

/** Returns whether the secure frame has a session or is connecting one. A session that could not be restored does not count. */
export function isFrameInUse(state: ConnectionState): boolean {
  return frameSession(state) !== null || frameFlow(state) !== null
}

/** Returns the ids of the flows that connect the secure frame. */
export function frameFlows({ flows }: ConnectionState): readonly string[] {
  return byOrder(flows).flatMap(([id, flow]) => (isOfFrame(flow) ? [id] : []))
}

/** Returns the last flow that connects the secure frame, or null. */
export function frameFlow({ flows }: ConnectionState): ConnectingFlow | null {
  return [...byOrder(flows)].reverse().find(([, flow]) => isOfFrame(flow))?.[1] ?? null
}

/** Returns the secure frame's session in its EVM namespace, else in another one. Null if it is not connected. */
export function connectedFrame(state: ConnectionState): SessionInNamespace | null {
  return connectedSessions(state).find(({ connector }) => connector === frameConnector) ?? null
}

function isOfFrame({ connector }: ConnectingFlow): boolean {
  return connector === frameConnector
}
