import type { enViewFailure } from '../en/view-failure.ts'
import type { Translation } from '../texts.ts'

/** The texts that replace a view that failed or did not load, in German. */
export const deViewFailure: Translation<typeof enViewFailure> = {
  'view.title': 'Etwas ist schiefgegangen',
  'view.broken': 'Diese Ansicht konnte nicht gezeigt werden',
  'view.brokenBody': 'Wallet und Verbindung sind unverändert. Versuche es erneut.',
  'view.notLoaded': 'Diese Ansicht konnte nicht geladen werden',
  'view.notLoadedBody':
    'Prüfe deine Internetverbindung und versuche es erneut. Wenn das nicht hilft, lade die Seite neu.',
  'view.retry': 'Erneut versuchen',
}
