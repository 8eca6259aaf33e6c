import type { enConnectingMultiChain } from '../en/connecting-multi-chain.ts'
import type { Translation } from '../texts.ts'

/** The texts of ConnectingMultiChain, in German. */
export const deConnectingMultiChain: Translation<typeof enConnectingMultiChain> = {
  'multi.title': 'Kette wählen',
  'multi.several': '{wallet} unterstützt mehrere Arten von Netzwerken',
  'multi.severalBody': 'Eine wählen, um sie jetzt zu verbinden; die andere kann später dazukommen.',
  'multi.otherBody': 'Für eine davon ist sie verbunden; die andere wählen, um auch sie zu verbinden.',
  'multi.allBody': 'Sie ist für alle verbunden.',
  'multi.list': 'Arten von Netzwerken',
  'multi.more': '{names} und mehr',
  'multi.connected': 'verbunden',
}
