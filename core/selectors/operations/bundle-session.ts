import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { sessionInNamespace } from '../sessions/sessions.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'

/** Returns the session of the account that sent several calls as one operation, or null. `walletKey` requires that wallet. */
export function bundleSession(
  { connection }: Pick<BootState, 'connection'>,
  {
    chainId,
    address,
    walletKey,
  }: { readonly chainId: ChainId; readonly address: string; readonly walletKey?: string | undefined },
): SessionInNamespace | null {
  const session = sessionInNamespace(connection, namespaceOf(chainId))
  if (!session?.accounts.some((account) => isSameAddress(account, address))) return null
  return walletKey === undefined || session.wallet.key === walletKey ? session : null
}
