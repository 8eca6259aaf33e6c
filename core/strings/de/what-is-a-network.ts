import type { enWhatIsANetwork } from '../en/what-is-a-network.ts'
import type { Translation } from '../texts.ts'

/** The texts of WhatIsANetwork, in German. */
export const deWhatIsANetwork: Translation<typeof enWhatIsANetwork> = {
  'whatNetwork.title': 'Was ist ein Netzwerk?',
  'whatNetwork.bolts': 'So funktioniert es',
  'whatNetwork.boltsBody':
    'Ein Netzwerk hält fest, wem was gehört. Viele Computer prüfen jede Transaktion, und die Einträge bleiben für immer.',
  'whatNetwork.uses': 'Für verschiedene Zwecke gemacht',
  'whatNetwork.usesBody':
    'Manche sind besonders sicher, andere günstig oder schnell. Deine Adresse gilt in allen Netzwerken desselben Typs.',
  'whatNetwork.more': 'Mehr erfahren',
}
