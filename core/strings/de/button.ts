import type { enButton } from '../en/button.ts'
import type { Translation } from '../texts.ts'

/** The texts of the buttons on a host's own page, which it loads before the modal is opened. They are part of the catalogue `en`. In German. */
export const deButton: Translation<typeof enButton> = {
  'button.balance': 'Guthaben',
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Wird verbunden …',
  'button.locked': 'Wallet gesperrt',
  'button.notOpened': 'Nicht geöffnet, bitte erneut versuchen',
  'button.network': 'Netzwerk wählen',
  'network.unknown': 'Unbekanntes Netzwerk ({chainId})',
}
