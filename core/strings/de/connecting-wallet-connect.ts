import type { enConnectingWalletConnect } from '../en/connecting-wallet-connect.ts'
import type { Translation } from '../texts.ts'

/** The words of ConnectingWalletConnect, in German. */
export const deConnectingWalletConnect: Translation<typeof enConnectingWalletConnect> = {
  'pairing.title': 'WalletConnect',
  'pairing.scan': 'Diesen QR-Code mit dem Telefon scannen',
  'pairing.preparing': 'QR-Code wird vorbereitet',
  'pairing.copy': 'Link kopieren',
  'pairing.platforms': 'Wo ist die Wallet?',
  'pairing.browser': 'Browser',
  'pairing.qrcode': 'Mobil',
  'pairing.mobile': 'Mobil',
  'pairing.browse': 'In der App',
  'pairing.desktop': 'Desktop',
  'pairing.web': 'Web-App',
  'pairing.continue': 'In {wallet} fortfahren',
  'pairing.continueBody': 'Die Verbindungsanfrage in der Wallet annehmen',
  'pairing.open': '{wallet} öffnen',
  'pairing.openWeb': 'Öffnen',
  'pairing.browseBody': 'Diese Seite öffnet sich noch einmal in der App; dort geht die Verbindung',
  'pairing.openWebBody': 'In einem neuen Browser-Tab öffnen und fortfahren',
  'pairing.waitingBody':
    'In {wallet} zugestimmt? Diese Seite macht von selbst weiter. Nichts geöffnet? Noch einmal versuchen.',
  'pairing.browserBody': '{wallet} ist in diesem Browser installiert',
  'pairing.connect': 'Verbinden',
  'pairing.unreachable': 'Der Verbindungsdienst ist nicht erreichbar',
  'pairing.unreachableBody': 'Die Internetverbindung prüfen und erneut versuchen.',
  'pairing.refused': 'Diese App darf keine Wallets koppeln',
  'pairing.refusedBody': 'Ihre Projekt-ID wurde abgelehnt. Bitte den Betreibern dieser App melden.',
  'pairing.failed': 'Es konnte kein Code erstellt werden',
  'pairing.failedBody': 'Gleich noch einmal versuchen.',
  'pairing.retry': 'Erneut versuchen',
  'pairing.missing': '{wallet} fehlt noch?',
  'pairing.get': 'Holen',
}
