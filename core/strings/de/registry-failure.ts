import type { enRegistryFailure } from '../en/registry-failure.ts'
import type { Translation } from '../texts.ts'

/** The texts for a wallet list that did not load, in any view, in German. */
export const deRegistryFailure: Translation<typeof enRegistryFailure> = {
  'registry.busy': 'Die Liste der Wallets ist überlastet',
  'registry.busyBody': 'Gleich noch einmal versuchen.',
  'registry.broken': 'Die Liste der Wallets ist gestört',
  'registry.brokenBody': 'In ein paar Minuten noch einmal versuchen.',
  'registry.refused': 'Diese App darf die Liste der Wallets nicht zeigen',
  'registry.refusedBody': 'Ihre Projekt-ID wurde abgelehnt. Bitte den Betreibern dieser App melden.',
}
