import type { enChrome } from '../en/chrome.ts'
import type { Translation } from '../texts.ts'

/** The texts around every view: its header, and what may be shown below any view. In German. */
export const deChrome: Translation<typeof enChrome> = {
  'modal.close': 'Schließen',
  'modal.back': 'Zurück',
  'modal.dismiss': 'Meldung schließen',
  'modal.loading': 'Wird geladen',
  'modal.viewLoading': 'Ansicht wird geladen',
  'connect.help': 'Was ist eine Wallet?',
  'account.request': 'Warten auf deine Antwort in {wallet}',
  'frame.asking': 'Warten auf deine Antwort',
}
