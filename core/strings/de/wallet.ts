import type { enWallet } from '../en/wallet.ts'
import type { Translation } from '../texts.ts'

/** The texts beside a wallet, in any view, in German. */
export const deWallet: Translation<typeof enWallet> = {
  'connect.installedTag': 'Installiert',
  'connect.recentTag': 'Zuletzt benutzt',
  'connect.phone': 'Mit dem Telefon scannen',
  'connect.phoneAny': 'Jede Wallet mit WalletConnect',
  'connect.phoneNames': '{first}, {second} und weitere',
  'connect.all': 'Alle Wallets',
  'wallet.lookAlike': 'zum Verwechseln ähnlich',
  'wallet.oddLetters': 'ungewöhnliche Buchstaben',
  'wallet.twin': '{place} von {count}, {caution}',
  'connecting.picture': 'Logo von {wallet}',
}
