import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { activeSession } from '../sessions/active-session.ts'
import type { BootState } from '../../reducers/root.ts'

/** Returns the active account and its chain. Null if no wallet shares one. */
export function activeAccount(state: BootState): AccountOnChain | null {
  const session = activeSession(state)
  const address = session?.isLocked ? undefined : session?.accounts[0]
  return session && address !== undefined ? { chainId: session.chainId, address } : null
}
