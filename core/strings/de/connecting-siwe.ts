import type { enConnectingSiwe } from '../en/connecting-siwe.ts'
import type { Translation } from '../texts.ts'

/** The texts of ConnectingSiwe, in German. */
export const deConnectingSiwe: Translation<typeof enConnectingSiwe> = {
  'signIn.title': 'Anmelden',
  'signIn.app': 'dieser App',
  'signIn.appPicture': 'Logo von {app}',
  'signIn.walletPicture': 'Logo von {wallet}',
  'signIn.ask': 'Bei {app} anmelden',
  'signIn.askBody':
    'Signiere eine Nachricht, um zu zeigen, dass dir diese Wallet gehört. Das kostet nichts; „Abbrechen“ trennt die Wallet.',
  'signIn.askAgainBody':
    'Signiere eine Nachricht, um hier fortzufahren. Das kostet nichts; „Abbrechen“ bringt dich zurück zu {network}.',
  'signIn.checking': 'Anmeldung wird geprüft',
  'signIn.preparing': 'Nachricht wird vorbereitet',
  'signIn.signing': 'Nachricht in {wallet} signieren',
  'signIn.lingering': 'Es passiert nichts? Öffne {wallet}: Die Anfrage kann hinter diesem Fenster liegen.',
  'signIn.verifying': 'Signatur wird geprüft',
  'signIn.returning': 'Wechsel zu {network} in {wallet} bestätigen',
  'signIn.ending': 'Frühere Sitzung wird beendet',
  'signIn.sign': 'Signieren',
  'signIn.signAgain': 'Erneut versuchen',
  'signIn.signingButton': 'Wird signiert\u00a0…',
  'signIn.cancel': 'Abbrechen',
  'signIn.cancelling': 'Wird abgebrochen\u00a0…',
  'signIn.declinedTitle': 'Signatur abgelehnt',
  'signIn.declinedBody': 'Es wurde nichts signiert. Du kannst es erneut versuchen.',
  'signIn.refused': 'Deine Signatur konnte nicht geprüft werden',
  'signIn.refusedBody': 'Der Server von {app} hat die Signatur abgelehnt. Versuche es erneut.',
  'signIn.refusedContractBody':
    'Der Server von {app} hat die Signatur abgelehnt. Vielleicht unterstützt er keine Smart Accounts.',
  'signIn.unreachable': 'Keine Verbindung zu {app}',
  'signIn.unreachableBody':
    'Der Server hat nicht wie erwartet geantwortet. Prüfe deine Internetverbindung und versuche es erneut.',
  'signIn.failed': 'Anmeldung fehlgeschlagen',
  'signIn.unconfirmed': 'Das wurde vielleicht signiert',
  'signIn.unconfirmedBody': 'Du bist nicht angemeldet. Du kannst es erneut versuchen.',
  'signIn.failedBody': '{wallet} konnte die Nachricht nicht signieren. Entsperre sie und versuche es erneut.',
  'signIn.pendingBody':
    'Eine frühere Anfrage ist noch offen. Beantworte sie in der Wallet und versuche es erneut.',
  'signIn.stayed': 'Deine Wallet ist bei {network} geblieben',
  'signIn.stayedBody': 'Signiere hier, oder brich ab und trenne die Wallet.',
}
