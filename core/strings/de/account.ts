import type { enAccount } from '../en/account.ts'
import type { Translation } from '../texts.ts'

/** The texts of Account, in German. */
export const deAccount: Translation<typeof enAccount> = {
  'account.title': 'Konto',
  'account.avatar': 'Avatar von {address}',
  'account.name': 'Name',
  'account.address': 'Adresse',
  'account.copy': 'Adresse kopieren',
  'account.switch': 'Konto wechseln',
  'account.settings': 'Einstellungen',
  'account.balance': 'Guthaben',
  'account.balanceLoading': 'Guthaben wird gelesen',
  'account.balanceUnavailable': 'Noch nicht verfügbar',
  'account.balanceFailed': 'Guthaben nicht verfügbar',
  'account.balanceRetry': 'Erneut versuchen',
  'account.wallet': 'Wallet',
  'account.network': 'Netzwerk',
  'account.activity': 'Aktivität',
  'account.buy': 'Kaufen',
  'account.send': 'Senden',
  'account.swap': 'Tauschen',
  'account.receive': 'Empfangen',
  'account.explorer': 'Auf {explorer} ansehen',
  'account.wrongNetwork': 'Diese App nutzt dieses Netzwerk nicht',
  'account.wrongNetworkBody':
    'Netzwerk der Wallet: {network}. Zum Fortfahren auf ein Netzwerk dieser App wechseln.',
  'account.switchNetwork': 'Netzwerk wechseln',
  'account.disconnect': 'Trennen',
  'account.disconnectOne': '{wallet} trennen ({chain})',
  'account.disconnectAll': 'Alle trennen',
  'account.others': 'Auch verbunden',
  'account.more': 'Wallet für {chain} verbinden',
  'account.requestBody': '{wallet} öffnen und die Anfrage beantworten; diese Seite macht von selbst weiter.',
  'account.locked': '{wallet} teilt gerade kein Konto',
  'account.lockedBody':
    '{wallet} entsperren, um fortzufahren; diese Seite merkt es von selbst. Falls {wallet} diese Seite vergessen hat, im Konto neu verbinden.',
  'account.connectAgain': 'Neu verbinden',
  'account.connectOther': 'Andere Wallet verbinden',
  'account.none': 'Keine Wallet verbunden',
  'account.connect': 'Wallet verbinden',
  'account.reconnecting': '{wallet} wird wieder verbunden',
}
