import { isBesidePage } from '../../domain/connection/connector.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import { isOfTwins, isTwinResolved, isTwinOfAccounts } from '../../domain/sessions/remembered-sessions.ts'
import { isOfOneName, isSameWallet } from '../../domain/connection/same-wallet.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import { isNewcomerKey } from '../../domain/wallets/wallet.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { InstalledState } from '../../reducers/wallets/installed.ts'
import { namesakes } from './namesakes.ts'
import type { SessionInNamespace } from './sessions.ts'

/** Whether several wallets beside the page go by the name of one. */
export function isTwin(installed: InstalledState, reached: ReachedWallet): boolean {
  return isNewcomerKey(reached.wallet.key) || namesakes(installed, reached).length > 1
}

/** The wallets that a session which was kept may be of: the one with its key, and where an account tells them apart, all that go by its name, in the order in which they came. */
export function rememberedWallets(
  installed: InstalledState,
  kept: RememberedSession,
): readonly InstalledWallet[] {
  if (!isBesidePage(kept.connector)) return [kept.wallet]
  return namesakes(installed, kept).filter(({ key }) => isTwinResolved(kept) || key === kept.wallet.key)
}

/** Whether a session here is the one that was kept: the wallet of its name with the account, or, where that went alone by its name, the wallet with its key. */
export function isRememberedAs(
  kept: RememberedSession,
  reached: ReachedWallet,
  held: readonly SessionInNamespace[],
): boolean {
  const own = held.filter((one) => isSameWallet(one, reached))
  if (!isOfTwins(kept) && isSameWallet(kept, reached)) return true
  return isTwinResolved(kept) && isOfOneName(kept, reached) && isTwinOfAccounts(kept, own)
}
