import type { enUnsupportedChain } from '../en/unsupported-chain.ts'
import type { Translation } from '../texts.ts'

/** The texts of UnsupportedChain, in German. */
export const deUnsupportedChain: Translation<typeof enUnsupportedChain> = {
  'unsupported.title': 'Netzwerk wechseln',
  'unsupported.where': 'Diese App unterstützt {network} nicht',
  'unsupported.body': 'Wechsle in {wallet} zu einem dieser Netzwerke oder trenne die Wallet.',
  'unsupported.swap': 'Auf {network} kannst du nicht tauschen',
  'unsupported.swapBody': 'Wechsle in {wallet} zu einem dieser Netzwerke, um zu tauschen.',
}
