import type { enEmail } from '../en/email.ts'
import type { Translation } from '../texts.ts'

/** The texts of EmailVerifyDevice and EmailVerifyOtp, and of what is confirmed in the secure frame, in German. */
export const deEmail: Translation<typeof enEmail> = {
  'email.deviceTitle': 'Dieses Gerät bestätigen',
  'email.device': 'Bestätige den Anmeldelink, den wir an {email} gesendet haben',
  'email.expires': 'Der Code läuft in 20 Minuten ab',
  'email.picture': 'E-Mail mit einem Link',
  'email.linkExpires': 'Der Link läuft in 20 Minuten ab',
  'email.waiting': 'Warten, bis du den Link öffnest',
  'email.linkFailed': 'Der Link wurde nicht geöffnet',
  'email.linkOver': 'Links laufen nach 20 Minuten ab. Sende die E-Mail erneut.',
  'email.linkBroken': 'Verbindung verloren',
  'email.linkBrokenBody': 'Die E-Mail ist noch gültig. Versuche es erneut, sobald du online bist.',
  'email.missing': 'Nicht angekommen?',
  'email.resendLink': 'E-Mail erneut senden',
  'email.codeTitle': 'E-Mail prüfen',
  'email.code': 'Gib den Code ein, den wir an {email} gesendet haben',
  'email.codeField': 'Sechsstelliger Code',
  'email.checking': 'Code wird geprüft',
  'email.codeFailed': '{message}. Erneut versuchen',
  'email.connectFailedBody': 'Dein Code war richtig. Bitte in einem Moment erneut versuchen.',
  'email.retry': 'Erneut versuchen',
  'email.resendCode': 'Code erneut senden',
  'email.resendIn': 'Erneut senden in {seconds} s',
  'email.resending': 'Wird erneut gesendet',
  'approval.title': 'Transaktion bestätigen',
  'approval.close': 'Abbrechen',
}
