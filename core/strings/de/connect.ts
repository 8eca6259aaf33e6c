import type { enConnect } from '../en/connect.ts'
import type { Translation } from '../texts.ts'

/** The texts of Connect, in German. */
export const deConnect: Translation<typeof enConnect> = {
  'connect.title': 'Wallet verbinden',
  'connect.installed': 'Deine Wallets',
  'connect.recommended': 'Beliebt',
  'connect.phoneWallets': 'Wallet auf dem Telefon',
  'connect.noWallet': 'Ich habe keine Wallet',
  'connect.noneInstalled': 'Keine Wallet in diesem Browser gefunden',
  'connect.noneHereBody': 'Installiere hier eine Wallet oder öffne diese Seite im Browser deiner Wallet-App.',
  'connect.stillConnected': '{wallet} zeigt diese Seite noch als verbunden',
  'connect.stillConnectedBody': 'Wähle sie, um sie zu verbinden, oder entferne diese Seite in {wallet}.',
  'connect.failed': 'Die Wallet-Liste konnte nicht geladen werden',
  'connect.failedBody': 'Wallets in diesem Browser funktionieren weiterhin.',
  'connect.retry': 'Erneut versuchen',
  'connect.legal': 'Mit dem Verbinden akzeptierst du:',
  'connect.terms': 'Nutzungsbedingungen',
  'connect.privacy': 'Datenschutzerklärung',
}
