import { frameConnector } from '../domain/connector.ts'
import type { Attempt } from '../reducers/attempt.ts'
import type { ConnectionState } from '../reducers/connection.ts'
import { inOrder } from '../domain/in-order.ts'
import { heldSessions } from './sessions.ts'
import type { StandingSession } from './sessions.ts'

/** The session with the wallet in the secure frame, standing or being restored, or null. */
export function frameSession({ sessions }: ConnectionState): string | null {
  const found = Object.entries(sessions).find(([, { connector }]) => connector === frameConnector)
  return found ? found[0] : null
}

/** Whether somebody has a session with it, or is about to; one that could not be restored is none. */
export function isFrameInUse(state: ConnectionState): boolean {
  return frameSession(state) !== null || frameAttempt(state) !== null
}

/** The attempts to connect it, by id. */
export function frameAttempts({ attempts }: ConnectionState): readonly string[] {
  return inOrder(attempts).flatMap(([id, attempt]) => (isOfFrame(attempt) ? [id] : []))
}

/** The attempt to connect it that was made last, or null. */
export function frameAttempt({ attempts }: ConnectionState): Attempt | null {
  return [...inOrder(attempts)].reverse().find(([, attempt]) => isOfFrame(attempt))?.[1] ?? null
}

/** That session as it stands: on its EVM chain where it has one, else on another; null where nobody has it. */
export function frameHeld(state: ConnectionState): StandingSession | null {
  return heldSessions(state).find(({ connector }) => connector === frameConnector) ?? null
}

function isOfFrame({ connector, status }: Attempt): boolean {
  return connector === frameConnector && status !== 'overtaken'
}
