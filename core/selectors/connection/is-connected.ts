import { namespaceOf } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionOf } from '../sessions/sessions.ts'

/** Returns whether a connected wallet shares an account, on any chain. */
export function isConnected(
  { connection }: Pick<BootState, 'connection'>,
  { chainId, address }: AccountOnChain,
): boolean {
  const accounts = sessionOf(connection, namespaceOf(chainId))?.accounts ?? []
  return accounts.some((one) => isSameAddress(one, address))
}
