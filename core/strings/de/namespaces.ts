import type { enNamespaces } from '../en/namespaces.ts'
import type { Translation } from '../texts.ts'

/** What kinds of chains are called, in German. */
export const deNamespaces: Translation<typeof enNamespaces> = {
  'namespace.eip155': 'EVM',
  'namespace.solana': 'Solana',
}
