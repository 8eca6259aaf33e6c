import type { enEmailField } from '../en/email-field.ts'
import type { Translation } from '../texts.ts'

/** The texts of the e-mail field, of a mail that was not sent, and of opening the wallet, in German. */
export const deEmailField: Translation<typeof enEmailField> = {
  'email.field': 'E-Mail',
  'email.continue': 'Mit E-Mail fortfahren',
  'email.asking': 'E-Mail wird gesendet',
  'email.connecting': 'Deine Wallet wird geöffnet',
  'email.connectFailed': 'Deine Wallet konnte nicht geöffnet werden',
  'email.connectAgain': 'Bitte in einem Moment erneut versuchen.',
  'email.noAddress': 'Gib eine E-Mail wie name@example.com ein',
  'email.unavailable': 'Die E-Mail-Anmeldung konnte nicht geladen werden',
  'email.unavailableBody': 'Prüfe deine Internetverbindung und versuche es erneut.',
  'email.failed': 'Die E-Mail konnte nicht gesendet werden',
  'email.tooSoon':
    '{count, plural, one {Bitte in # Sekunde erneut versuchen} other {Bitte in # Sekunden erneut versuchen}}',
  'email.noAnswer': 'Keine Antwort erhalten',
  'email.anError': 'Ein Fehler ist aufgetreten',
}
