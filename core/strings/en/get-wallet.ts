/** The texts of GetWallet. */
export const enGetWallet = {
  'get.title': 'Get a wallet',
  'get.list': 'Wallets to start with',
  'get.explore': 'Explore all',
} as const
