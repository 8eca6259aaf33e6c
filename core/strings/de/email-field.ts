import type { enEmailField } from '../en/email-field.ts'
import type { Translation } from '../texts.ts'

/** The texts of the e-mail field, of a mail that was not sent, and of opening the wallet, in German. */
export const deEmailField: Translation<typeof enEmailField> = {
  'email.field': 'E-Mail',
  'email.continue': 'Mit E-Mail fortfahren',
  'email.asking': 'E-Mail wird gesendet',
  'email.connecting': 'Wallet wird geöffnet',
  'email.connectFailed': 'Die Wallet konnte nicht geöffnet werden',
  'email.connectAgain': 'Gleich noch einmal versuchen.',
  'email.noAddress': 'Das ist keine E-Mail-Adresse',
  'email.noAddressBody': 'Erwartet wird etwas wie name@example.com.',
  'email.unavailable': 'Die E-Mail-Anmeldung konnte nicht geladen werden',
  'email.unavailableBody': 'Die Internetverbindung prüfen und erneut versuchen.',
  'email.failed': 'Die E-Mail konnte nicht gesendet werden',
  'email.tooSoon':
    '{count, plural, one {Bitte in # Sekunde erneut versuchen} other {Bitte in # Sekunden erneut versuchen}}',
  'email.noAnswer': 'Es kam keine Antwort',
  'email.anError': 'Ein Fehler ist aufgetreten',
}
