import type { enNetworks } from '../en/networks.ts'
import type { Translation } from '../texts.ts'

/** The texts of Networks, in German. */
export const deNetworks: Translation<typeof enNetworks> = {
  'networks.help': 'Was ist ein Netzwerk?',
  'networks.title': 'Netzwerk wählen',
  'networks.search': 'Netzwerk suchen',
  'networks.list': 'Netzwerke',
  'networks.empty': 'Keine Netzwerke gefunden',
  'networks.asking': 'In {wallet} bestätigen',
  'networks.adding': '{network} in {wallet} hinzufügen',
  'networks.lingering': 'Zum Antworten {wallet} öffnen',
  'networks.stayed': 'Noch bei {network}',
}
