import type { enNamespaces } from '../en/namespaces.ts'
import type { Translation } from '../texts.ts'

/** The names of the kinds of chains, in German. */
export const deNamespaces: Translation<typeof enNamespaces> = {
  'namespace.eip155': 'EVM',
  'namespace.solana': 'Solana',
}
