import { connectorOf } from '../../domain/connection/connector.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { isOfOneName } from '../../domain/connection/same-wallet.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { InstalledState } from '../../reducers/wallets/installed.ts'

/** Returns the wallets beside the page with the same name as this one, in order of arrival. Usually one; several are twins. */
export function namesakes(
  { order, byKey }: InstalledState,
  reached: ReachedWallet,
): readonly InstalledWallet[] {
  return order.flatMap((key) => {
    const wallet = byKey[key]
    return wallet && isOfOneName({ connector: connectorOf(key), wallet }, reached) ? [wallet] : []
  })
}
