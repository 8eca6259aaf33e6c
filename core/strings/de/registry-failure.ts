import type { enRegistryFailure } from '../en/registry-failure.ts'
import type { Translation } from '../texts.ts'

/** The texts for a wallet list that did not load, in any view, in German. */
export const deRegistryFailure: Translation<typeof enRegistryFailure> = {
  'registry.busy': 'Die Wallet-Liste ist überlastet',
  'registry.busyBody': 'Bitte in einem Moment erneut versuchen.',
  'registry.broken': 'Die Wallet-Liste ist gestört',
  'registry.brokenBody': 'Bitte in ein paar Minuten erneut versuchen.',
  'registry.refused': 'Diese App kann die Wallet-Liste nicht zeigen',
  'registry.refusedBody': 'Ihre Projekt-ID wurde abgelehnt. Bitte melde das dem Team der App.',
}
