import type { Namespace } from '../domain/caip.ts'
import type { AccountOnChain } from '../domain/same-account.ts'
import type { ConnectionState } from '../reducers/connection.ts'
import { sessionOf } from './sessions.ts'

/** The account that comes first in a namespace, on the chain that its wallet is on, or null where none is shared. */
export function accountIn(state: ConnectionState, namespace: Namespace): AccountOnChain | null {
  const session = sessionOf(state, namespace)
  const address = session?.accounts[0]
  return session && address !== undefined ? { chainId: session.chainId, address } : null
}
