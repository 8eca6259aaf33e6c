import type { enToast } from '../en/toast.ts'
import type { Translation } from '../texts.ts'

/** What is told in passing; events name these texts, so any of them may come in any view, in German. */
export const deToast: Translation<typeof enToast> = {
  'pairing.copied': 'Link kopiert',
  'pairing.declined': 'Abgelehnt',
  'account.copied': 'Adresse kopiert',
  'account.copyFailed': 'Kopieren fehlgeschlagen',
  'account.disconnectFailed': 'Trennen fehlgeschlagen',
  'account.tokensFailed': 'Guthaben der Tokens konnte nicht geladen werden',
  'networks.declined': 'Netzwerkwechsel abgelehnt',
  'networks.failed': 'Netzwerkwechsel fehlgeschlagen',
  'signIn.declined': 'Signatur abgelehnt',
  'activity.failed': 'Transaktionen konnten nicht geladen werden',
  'email.resent': 'Code erneut gesendet',
  'social.untrusted': 'Nicht vertrauenswürdige Herkunft',
  'send.started': 'Transaktion gestartet',
  'send.chainUnsupported': 'Netzwerk nicht unterstützt',
  'send.incomplete': 'Bitte einen gültigen Betrag und eine Empfängeradresse eingeben',
  'send.failedOnSolana': 'Transaktion konnte nicht gesendet werden. Bitte noch einmal versuchen.',
  'send.failed': 'Etwas ist schiefgegangen',
  'approval.notAllowed': 'Aktion nicht erlaubt',
  'connection.misbehaved': 'Die Wallet hat ungültig geantwortet',
}
