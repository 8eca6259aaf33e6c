import type { enConnectingExternal } from '../en/connecting-external.ts'
import type { Translation } from '../texts.ts'

/** The texts of ConnectingExternal, in German. */
export const deConnectingExternal: Translation<typeof enConnectingExternal> = {
  'connecting.title': '{wallet}',
  'connecting.waiting': 'In {wallet} fortfahren',
  'connecting.waitingBody': 'Bestätige die Anfrage in {wallet}',
  'connecting.lingeringBody':
    'Es passiert nichts? Öffne {wallet}: Die Anfrage kann hinter diesem Fenster liegen.',
  'connecting.silent': 'Keine Antwort von {wallet}',
  'connecting.silentBody': 'Entsperre {wallet} oder starte sie neu, dann versuche es erneut.',
  'connecting.declined': 'Verbindung abgelehnt',
  'connecting.declinedBody': 'Es wurde nichts geteilt. Du kannst es erneut versuchen.',
  'connecting.pending': '{wallet} wartet auf deine Antwort',
  'connecting.pendingBody':
    'Eine frühere Anfrage ist noch offen. Beantworte sie in der Wallet und versuche es erneut.',
  'connecting.missing': '{wallet} wurde nicht gefunden',
  'connecting.missingBody': 'Prüfe, ob sie installiert und aktiviert ist, und versuche es erneut.',
  'connecting.failed': 'Verbindung fehlgeschlagen',
  'connecting.failedBody': '{wallet} konnte sich nicht verbinden. Entsperre sie und versuche es erneut.',
  'connecting.invalidAddress':
    '{wallet} hat eine ungültige Adresse gesendet. Aktualisiere sie und versuche es erneut.',
  'connecting.invalidChain':
    '{wallet} hat ein ungültiges Netzwerk gesendet. Aktualisiere sie und versuche es erneut.',
  'connecting.noAccounts': '{wallet} hat kein Konto geteilt. Wähle mindestens eines und versuche es erneut.',
  'connecting.retry': 'Erneut versuchen',
}
