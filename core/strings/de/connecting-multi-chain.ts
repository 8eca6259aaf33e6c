import type { enConnectingMultiChain } from '../en/connecting-multi-chain.ts'
import type { Translation } from '../texts.ts'

/** The texts of ConnectingMultiChain, in German. */
export const deConnectingMultiChain: Translation<typeof enConnectingMultiChain> = {
  'multi.title': 'Netzwerktyp wählen',
  'multi.several': '{wallet} unterstützt mehrere Netzwerktypen',
  'multi.severalBody': 'Wähle jetzt einen aus. Den anderen kannst du später hinzufügen.',
  'multi.otherBody': 'Einer ist verbunden. Wähle den anderen, um auch ihn zu verbinden.',
  'multi.allBody': 'Alle sind verbunden.',
  'multi.list': 'Netzwerktypen',
  'multi.more': '{names} und mehr',
  'multi.connected': 'verbunden',
}
