import type { enAllWallets } from '../en/all-wallets.ts'
import type { Translation } from '../texts.ts'

/** The texts of AllWallets, in German. */
export const deAllWallets: Translation<typeof enAllWallets> = {
  'all.title': 'Alle Wallets',
  'all.search': 'Wallet suchen',
  'all.list': 'Wallets',
  'all.empty': 'Keine Wallets gefunden',
  'all.failed': 'Die Wallets konnten nicht geladen werden',
  'all.retry': 'Erneut versuchen',
  'all.qr': 'QR-Code',
}
