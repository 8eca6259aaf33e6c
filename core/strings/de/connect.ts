import type { enConnect } from '../en/connect.ts'
import type { Translation } from '../texts.ts'

/** The texts of Connect, in German. */
export const deConnect: Translation<typeof enConnect> = {
  'connect.title': 'Wallet verbinden',
  'connect.installed': 'Wallets',
  'connect.qrTag': 'QR-Code',
  'connect.recommended': 'Weitere Wallets',
  'connect.noneInstalled': 'Keine Wallet in diesem Browser gefunden',
  'connect.noneInstalledBody': 'Mit dem Telefon einen Code scannen oder unten eine Wallet wählen.',
  'connect.noneHereBody': 'Hier eine Wallet installieren oder diese Seite im Browser der Wallet-App öffnen.',
  'connect.stillConnected': '{wallet} führt diese Seite weiter als verbunden',
  'connect.keptLateBody':
    'Die Zustimmung kam zu spät und lässt sich nicht zurückgeben. {wallet} wählen und verbinden, oder diese Seite dort entfernen.',
  'connect.failed': 'Die Liste der Wallets konnte nicht geladen werden',
  'connect.failedBody': 'In diesem Browser installierte Wallets funktionieren trotzdem.',
  'connect.retry': 'Erneut versuchen',
  'connect.legal': 'Mit dem Verbinden der Wallet gilt die Zustimmung zu:',
  'connect.terms': 'Nutzungsbedingungen',
  'connect.privacy': 'Datenschutzerklärung',
}
