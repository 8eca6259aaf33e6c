import type { enConnectingSiwe } from '../en/connecting-siwe.ts'
import type { Translation } from '../texts.ts'

/** The texts of ConnectingSiwe, in German. */
export const deConnectingSiwe: Translation<typeof enConnectingSiwe> = {
  'signIn.title': 'Anmelden',
  'signIn.app': 'Diese App',
  'signIn.appPicture': 'Logo von {app}',
  'signIn.walletPicture': 'Logo von {wallet}',
  'signIn.ask': '{app} bittet um die Anmeldung',
  'signIn.askBody':
    'Mit der Signatur einer Nachricht zeigen, wem diese Wallet gehört. Es kostet nichts. „Abbrechen“ trennt die Wallet.',
  'signIn.askAgainBody':
    'Eine Nachricht signieren, um hier fortzufahren. Es kostet nichts. „Abbrechen“ bringt die Wallet zurück zu {network}, wo die Anmeldung gilt.',
  'signIn.checking': 'Anmeldung wird geprüft',
  'signIn.preparing': 'Nachricht wird vorbereitet',
  'signIn.signing': 'Die Nachricht in {wallet} signieren',
  'signIn.lingering':
    'Nichts zu sehen? {wallet} selbst öffnen: Die Anfrage kann hinter diesem Fenster warten.',
  'signIn.verifying': 'Signatur wird geprüft',
  'signIn.returning': 'Den Wechsel zu {network} in {wallet} annehmen',
  'signIn.ending': 'Frühere Sitzung wird beendet',
  'signIn.sign': 'Signieren',
  'signIn.signAgain': 'Erneut versuchen',
  'signIn.signingButton': 'Signieren\u00a0…',
  'signIn.cancel': 'Abbrechen',
  'signIn.cancelling': 'Abbrechen\u00a0…',
  'signIn.declinedTitle': 'Signatur abgelehnt',
  'signIn.declinedBody': 'Es wurde nichts signiert. Ein neuer Versuch ist jederzeit möglich.',
  'signIn.refused': 'Die SIWE-Signatur konnte nicht geprüft werden',
  'signIn.refusedBody': 'Der Server von {app} hat die Signatur nicht angenommen.',
  'signIn.refusedContractBody':
    'Der Server von {app} hat die Signatur nicht angenommen. Diese App unterstützt Smart Accounts vielleicht nicht.',
  'signIn.unreachable': '{app} ist nicht erreichbar',
  'signIn.unreachableBody':
    'Der Server hat nicht wie erwartet geantwortet. Die Internetverbindung prüfen und erneut versuchen.',
  'signIn.failed': 'Anmeldung fehlgeschlagen',
  'signIn.unconfirmed': 'Unbekannt, ob unterschrieben wurde',
  'signIn.unconfirmedBody': 'Niemand ist dadurch angemeldet. Ein neuer Versuch ist möglich.',
  'signIn.failedBody': '{wallet} konnte die Nachricht nicht signieren. Entsperren und erneut versuchen.',
  'signIn.pendingBody':
    'Eine frühere Anfrage ist noch offen. In der Wallet beantworten und erneut versuchen.',
  'signIn.stayed': 'Die Wallet ist bei {network} geblieben',
  'signIn.stayedBody': 'Hier signieren, oder abbrechen und die Wallet trennen.',
}
