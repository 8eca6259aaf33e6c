import type { enWhatIsANetwork } from '../en/what-is-a-network.ts'
import type { Translation } from '../texts.ts'

/** The texts of WhatIsANetwork, in German. */
export const deWhatIsANetwork: Translation<typeof enWhatIsANetwork> = {
  'whatNetwork.title': 'Was ist ein Netzwerk?',
  'whatNetwork.bolts': 'Das Räderwerk des Systems',
  'whatNetwork.boltsBody':
    'Ein Netzwerk hält fest, wem was gehört. Jede Transaktion wird von vielen Computern geprüft und bleibt für immer.',
  'whatNetwork.uses': 'Für verschiedene Zwecke gemacht',
  'whatNetwork.usesBody':
    'Manche sollen besonders sicher sein, andere günstig oder schnell. Dieselbe Adresse gilt auf allen, die dieselbe Sprache sprechen.',
  'whatNetwork.more': 'Mehr erfahren',
}
