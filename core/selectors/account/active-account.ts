import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { activeSession } from '../sessions/active-session.ts'
import type { BootState } from '../../reducers/root.ts'

/** The account that the visitor looks at and the chain that it is on, or null where nobody shares one. */
export function activeAccount(state: BootState): AccountOnChain | null {
  const session = activeSession(state)
  const address = session?.isLocked ? undefined : session?.accounts[0]
  return session && address !== undefined ? { chainId: session.chainId, address } : null
}
