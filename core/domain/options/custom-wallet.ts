import { displayName } from '../values/text/display-name.ts'
import type { Options } from './options.ts'
import type { Wallet } from '../wallets/wallet.ts'

/** Converts a wallet in the host app's options to Latchkey's field names. */
export function customWallet(given: Options['customWallets'][number]): Wallet {
  return {
    id: given.id,
    name: displayName(given.name) ?? given.id,
    homepage: given.homepage ?? null,
    imageUrl: given.image_url ?? null,
    mobileLink: given.mobile_link ?? null,
    desktopLink: given.desktop_link ?? null,
    webappLink: given.webapp_link ?? null,
    appStore: given.app_store ?? null,
    playStore: given.play_store ?? null,
    chromeStore: given.chrome_store ?? null,
    rdns: given.rdns?.toLowerCase() ?? null,
  }
}
