import type { ChainId } from '../../domain/values/caip.ts'
import { networkOf } from '../../domain/network/network.ts'
import type { BootState } from '../../reducers/root.ts'
import { connectedSessions } from '../sessions/sessions.ts'

/** Returns the chains of connected wallets that the host does not offer. */
export function chainsNotOffered({ connection, options }: BootState): readonly ChainId[] {
  const offered = options?.networks ?? []
  return connectedSessions(connection)
    .map(({ chainId }) => chainId)
    .filter((chainId) => networkOf(offered, chainId) === null)
}
