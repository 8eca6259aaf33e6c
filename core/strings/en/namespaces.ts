/** What kinds of chains are called. */
export const enNamespaces = {
  'namespace.eip155': 'EVM',
  'namespace.solana': 'Solana',
} as const
