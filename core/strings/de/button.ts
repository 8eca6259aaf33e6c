import type { enButton } from '../en/button.ts'
import type { Translation } from '../texts.ts'

/** The words of the buttons on a host's own page, which it loads before anything is opened; part of the catalogue `en`, in German. */
export const deButton: Translation<typeof enButton> = {
  'button.balance': 'Guthaben',
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Wird verbunden …',
  'button.locked': 'Wallet gesperrt',
  'button.notOpened': 'Nicht geöffnet, erneut versuchen',
  'button.network': 'Netzwerk wählen',
  'network.unknown': 'Unbekanntes Netzwerk ({chainId})',
}
