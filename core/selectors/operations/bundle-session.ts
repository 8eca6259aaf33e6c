import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { isSameAddress } from '../../domain/account/same-account.ts'
import type { BootState } from '../../reducers/root.ts'
import { heldSession } from '../sessions/sessions.ts'
import type { SessionInNamespace } from '../sessions/sessions.ts'

/** The session of the account that had several calls sent as one operation, of that wallet where one is named; null where it is not there. */
export function bundleSession(
  { connection }: Pick<BootState, 'connection'>,
  {
    chainId,
    address,
    walletKey,
  }: { readonly chainId: ChainId; readonly address: string; readonly walletKey?: string | undefined },
): SessionInNamespace | null {
  const session = heldSession(connection, namespaceOf(chainId))
  if (!session?.accounts.some((account) => isSameAddress(account, address))) return null
  return walletKey === undefined || session.wallet.key === walletKey ? session : null
}
