import type { enConnectingExternal } from '../en/connecting-external.ts'
import type { Translation } from '../texts.ts'

/** The texts of ConnectingExternal, in German. */
export const deConnectingExternal: Translation<typeof enConnectingExternal> = {
  'connecting.title': '{wallet}',
  'connecting.waiting': 'In {wallet} fortfahren',
  'connecting.waitingBody': 'Die Verbindungsanfrage in der Wallet annehmen',
  'connecting.lingeringBody':
    'Nichts zu sehen? {wallet} selbst öffnen: Die Anfrage kann hinter diesem Fenster warten.',
  'connecting.silent': 'Keine Antwort von {wallet}',
  'connecting.silentBody':
    'Es hat zu lange gedauert. {wallet} entsperren oder neu starten und erneut versuchen.',
  'connecting.declined': 'Verbindung abgelehnt',
  'connecting.declinedBody': 'Es wurde nichts geteilt. Ein neuer Versuch ist jederzeit möglich.',
  'connecting.pending': '{wallet} wartet auf eine Antwort',
  'connecting.pendingBody':
    'Eine frühere Anfrage ist noch offen. In der Wallet beantworten und erneut versuchen.',
  'connecting.missing': '{wallet} wurde nicht gefunden',
  'connecting.missingBody': 'Prüfen, ob sie installiert und eingeschaltet ist, und erneut versuchen.',
  'connecting.failed': 'Verbindung fehlgeschlagen',
  'connecting.failedBody': '{wallet} konnte sich nicht verbinden. Entsperren und erneut versuchen.',
  'connecting.invalidAddress':
    '{wallet} hat eine ungültige Adresse genannt. Die Wallet aktualisieren und erneut versuchen.',
  'connecting.invalidChain':
    '{wallet} hat ein ungültiges Netzwerk genannt. Die Wallet aktualisieren und erneut versuchen.',
  'connecting.noAccounts': '{wallet} hat kein Konto geteilt. Mindestens eines wählen und erneut versuchen.',
  'connecting.retry': 'Erneut versuchen',
}
