import type { enGetWallet } from '../en/get-wallet.ts'
import type { Translation } from '../texts.ts'

/** The texts of GetWallet, in German. */
export const deGetWallet: Translation<typeof enGetWallet> = {
  'get.title': 'Wallet herunterladen',
  'get.list': 'Wallets für den Anfang',
  'get.explore': 'Alle entdecken',
}
