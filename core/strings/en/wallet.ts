/** The texts beside a wallet, in any view. */
export const enWallet = {
  'connect.installedTag': 'installed',
  'connect.recentTag': 'recent',
  'connect.walletConnect': 'WalletConnect',
  'connect.all': 'All wallets',
  'wallet.lookAlike': 'look-alike',
  'wallet.oddLetters': 'unusual letters',
  'wallet.twin': '{place} of {count}, {caution}',
  'connecting.picture': '{wallet} logo',
} as const
