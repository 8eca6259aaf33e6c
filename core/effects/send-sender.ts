import { namespaceOf } from '../domain/caip.ts'
import type { ChainId } from '../domain/caip.ts'
import { isSwitchedOff } from '../domain/switched-off.ts'
import type { BootState } from '../reducers/root.ts'
import { sessionOf } from '../selectors/sessions.ts'
import type { StandingSession } from '../selectors/sessions.ts'

/** The session that sends on a chain; throws the failure `chain-mismatch` where its wallet has moved to another one. */
export function senderOn({ connection }: BootState, chainId: ChainId): StandingSession {
  const session = sessionOf(connection, namespaceOf(chainId))
  if (session?.chainId !== chainId) throw { code: 'chain-mismatch' }
  return session
}

/** Whether what was sent is followed until it has ended. */
export function isFollowed({ options }: BootState): boolean {
  return !isSwitchedOff('activity', options)
}
