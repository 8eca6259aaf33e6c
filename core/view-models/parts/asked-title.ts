import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { BootState } from '../../reducers/root.ts'
import { enChrome } from '../../strings/en/chrome.ts'
import { textsOf } from './texts-of.ts'

/** What is said while a wallet is asked, as a view words it; the secure frame asks on this very page, so that of it no place is named. */
export function askedTitle(
  state: Pick<BootState, 'options' | 'locale'>,
  wallet: Pick<InstalledWallet, 'key'> | undefined,
  title: string,
): string {
  return isFrameWallet(wallet) ? textsOf(state, enChrome)('frame.asking') : title
}
