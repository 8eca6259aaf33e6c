import { connectorOf } from '../../domain/connection/connector.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { isOfOneName } from '../../domain/connection/same-wallet.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { InstalledState } from '../../reducers/wallets/installed.ts'

/** The wallets beside the page that go by the name of one, in the order in which they came: one, but for twins. */
export function namesakes(
  { order, byKey }: InstalledState,
  reached: ReachedWallet,
): readonly InstalledWallet[] {
  return order.flatMap((key) => {
    const wallet = byKey[key]
    return wallet && isOfOneName({ connector: connectorOf(key), wallet }, reached) ? [wallet] : []
  })
}
