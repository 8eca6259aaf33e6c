/** The names of the kinds of chains. */
export const enNamespaces = {
  'namespace.eip155': 'EVM',
  'namespace.solana': 'Solana',
} as const
