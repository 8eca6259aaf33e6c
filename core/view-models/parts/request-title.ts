import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import type { InstalledWallet } from '../../domain/wallets/wallet.ts'
import type { BootState } from '../../reducers/root.ts'
import { enChrome } from '../../strings/en/chrome.ts'
import { textsOf } from './texts-of.ts'

/** Returns the title while a wallet is being asked. The secure frame asks on this page, so its title names no other place. */
export function requestTitle(
  state: Pick<BootState, 'options' | 'locale'>,
  wallet: Pick<InstalledWallet, 'key'> | undefined,
  title: string,
): string {
  return isFrameWallet(wallet) ? textsOf(state, enChrome)('frame.asking') : title
}
