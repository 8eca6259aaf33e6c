import type { enReceive } from '../en/receive.ts'
import type { Translation } from '../texts.ts'

/** The texts of WalletReceive and WalletCompatibleNetworks, in German. */
export const deReceive: Translation<typeof enReceive> = {
  'receive.title': 'Empfangen',
  'receive.code': 'Kopiere deine Adresse oder scanne diesen QR-Code',
  'receive.networks': 'Empfange nur in diesen Netzwerken',
  'receive.network': 'Empfange nur in diesem Netzwerk',
  'receive.compatible': 'Kompatible Netzwerke',
  'receive.only': 'Du kannst nur in diesen Netzwerken empfangen',
  'receive.onlyOne': 'Du kannst nur in diesem Netzwerk empfangen',
}
