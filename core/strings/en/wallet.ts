/** The texts beside a wallet, in any view. */
export const enWallet = {
  'connect.installedTag': 'installed',
  'connect.recentTag': 'recent',
  'connect.walletConnect': 'WalletConnect',
  'connect.all': 'All Wallets',
  'wallet.lookAlike': 'look-alike',
  'wallet.oddLetters': 'odd letters',
  'wallet.twin': '{place} of {count}, {caution}',
  'connecting.picture': '{wallet} logo',
} as const
