import type { enEmail } from '../en/email.ts'
import type { Translation } from '../texts.ts'

/** The texts of EmailVerifyDevice and EmailVerifyOtp, and of what is confirmed in the secure frame, in German. */
export const deEmail: Translation<typeof enEmail> = {
  'email.deviceTitle': 'Gerät anmelden',
  'email.device': 'Den Anmeldelink bestätigen, der an {email} ging',
  'email.expires': 'Der Code gilt 20 Minuten',
  'email.linkExpires': 'Der Link gilt 20 Minuten',
  'email.waiting': 'Warten, bis der Link geöffnet wird',
  'email.linkFailed': 'Der Link wurde nicht geöffnet',
  'email.linkOver': 'Ein Link gilt 20 Minuten. Eine weitere E-Mail anfordern.',
  'email.linkBroken': 'Die Verbindung ist abgebrochen',
  'email.linkBrokenBody': 'Die E-Mail gilt weiter. Sobald wieder eine Verbindung besteht, erneut versuchen.',
  'email.missing': 'Nicht angekommen?',
  'email.resendLink': 'E-Mail erneut senden',
  'email.codeTitle': 'E-Mail bestätigen',
  'email.code': 'Den Code eingeben, der an {email} ging',
  'email.codeField': 'Sechsstelliger Code',
  'email.checking': 'Code wird geprüft',
  'email.codeFailed': '{message}. Erneut versuchen',
  'email.connectFailedBody': 'Der Code war richtig. Gleich noch einmal versuchen.',
  'email.retry': 'Erneut versuchen',
  'email.resendCode': 'Code erneut senden',
  'email.resendIn': 'Erneut senden in {seconds} s',
  'email.resending': 'Weitere E-Mail wird gesendet',
  'approval.title': 'Transaktion bestätigen',
  'approval.close': 'Abbrechen',
}
