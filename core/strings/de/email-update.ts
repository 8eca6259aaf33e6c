import type { enEmailUpdate } from '../en/email-update.ts'
import type { Translation } from '../texts.ts'

/** The texts of changing the e-mail address: UpdateEmailWallet, UpdateEmailPrimaryOtp and UpdateEmailSecondaryOtp, in German. */
export const deEmailUpdate: Translation<typeof enEmailUpdate> = {
  'emailUpdate.row': 'E-Mail',
  'emailUpdate.title': 'E-Mail-Adresse ändern',
  'emailUpdate.field': 'Neue E-Mail-Adresse',
  'emailUpdate.cancel': 'Abbrechen',
  'emailUpdate.save': 'Speichern',
  'emailUpdate.saving': 'Wird gespeichert',
  'emailUpdate.failed': 'Deine E-Mail-Adresse konnte nicht geändert werden',
  'emailUpdate.primaryTitle': 'Aktuelle E-Mail-Adresse bestätigen',
  'emailUpdate.secondaryTitle': 'Neue E-Mail-Adresse bestätigen',
  'emailUpdate.wrong': 'Stimmt etwas nicht?',
  'emailUpdate.retry': 'Erneut versuchen',
  'emailUpdate.retryIn': 'Erneut in {seconds} s',
}
