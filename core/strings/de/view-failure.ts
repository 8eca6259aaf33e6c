import type { enViewFailure } from '../en/view-failure.ts'
import type { Translation } from '../texts.ts'

/** The texts that replace a view that failed or did not load, in German. */
export const deViewFailure: Translation<typeof enViewFailure> = {
  'view.title': 'Etwas ist schiefgegangen',
  'view.broken': 'Diese Ansicht konnte nicht gezeigt werden',
  'view.brokenBody': 'Nichts hat sich geändert: Wallet und Verbindung sind, wie sie waren.',
  'view.notLoaded': 'Diese Ansicht konnte nicht geladen werden',
  'view.notLoadedBody':
    'Die Internetverbindung prüfen und erneut versuchen. Wenn es so bleibt, die Seite neu laden.',
  'view.retry': 'Erneut versuchen',
}
