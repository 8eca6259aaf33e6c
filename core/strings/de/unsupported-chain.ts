import type { enUnsupportedChain } from '../en/unsupported-chain.ts'
import type { Translation } from '../texts.ts'

/** The texts of UnsupportedChain, in German. */
export const deUnsupportedChain: Translation<typeof enUnsupportedChain> = {
  'unsupported.title': 'Netzwerk wechseln',
  'unsupported.where': 'Diese App funktioniert auf {network} nicht',
  'unsupported.body': '{wallet} auf eines dieser Netzwerke umstellen oder trennen.',
  'unsupported.swap': 'Auf {network} lassen sich keine Tokens tauschen',
  'unsupported.swapBody': '{wallet} zum Tauschen auf eines dieser Netzwerke umstellen.',
}
