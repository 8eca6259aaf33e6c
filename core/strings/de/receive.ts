import type { enReceive } from '../en/receive.ts'
import type { Translation } from '../texts.ts'

/** The texts of WalletReceive and WalletCompatibleNetworks, in German. */
export const deReceive: Translation<typeof enReceive> = {
  'receive.title': 'Empfangen',
  'receive.code': 'Die Adresse kopieren oder diesen QR-Code scannen',
  'receive.networks': 'Nur auf diesen Netzwerken empfangen',
  'receive.network': 'Nur auf diesem Netzwerk empfangen',
  'receive.compatible': 'Passende Netzwerke',
  'receive.only': 'Empfangen geht nur auf diesen Netzwerken',
  'receive.onlyOne': 'Empfangen geht nur auf diesem Netzwerk',
}
