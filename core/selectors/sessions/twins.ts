import { isBesidePage } from '../../domain/connection/connector.ts'
import type { ReachedWallet } from '../../domain/connection/connector.ts'
import {
  isOfTwins,
  hasDistinguishingAccount,
  isTwinOfAccounts,
} from '../../domain/sessions/remembered-sessions.ts'
import { isOfOneName, isSameWallet } from '../../domain/connection/same-wallet.ts'
import type { RememberedSession } from '../../domain/sessions/remembered-sessions.ts'
import { isNewcomerKey } from '../../domain/wallets/wallet.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { InstalledState } from '../../reducers/wallets/installed.ts'
import { namesakes } from './namesakes.ts'
import type { SessionInNamespace } from './sessions.ts'

/** Returns whether several wallets beside the page have this name. */
export function isTwin(installed: InstalledState, reached: ReachedWallet): boolean {
  return isNewcomerKey(reached.wallet.key) || namesakes(installed, reached).length > 1
}

/**
 * Returns the wallets to which a stored session may belong: the one with its key. If an account distinguishes them, all with its reverse domain name
 * (EIP-6963), in order of arrival. If several wallets had that name, only those that are also called as the visitor saw it.
 */
export function rememberedWallets(
  installed: InstalledState,
  kept: RememberedSession,
): readonly InstalledWallet[] {
  if (!isBesidePage(kept.connector)) return [kept.wallet]
  return namesakes(installed, kept).filter(({ key, name }) =>
    isOfTwins(kept) ? name === kept.wallet.name : hasDistinguishingAccount(kept) || key === kept.wallet.key,
  )
}

/**
 * Returns whether a current session is the stored one.
 * It is, if its wallet has the same name and account. If the name was unique then, the same key is enough.
 */
export function isRememberedAs(
  kept: RememberedSession,
  reached: ReachedWallet,
  held: readonly SessionInNamespace[],
): boolean {
  const own = held.filter((one) => isSameWallet(one, reached))
  if (!isOfTwins(kept) && isSameWallet(kept, reached)) return true
  return hasDistinguishingAccount(kept) && isOfOneName(kept, reached) && isTwinOfAccounts(kept, own)
}
