/** The texts beside a wallet, in any view. */
export const enWallet = {
  'connect.installedTag': 'Installed',
  'connect.recentTag': 'Last used',
  'connect.phone': 'Scan with your phone',
  'connect.phoneAny': 'Any wallet with WalletConnect',
  'connect.phoneNames': '{first}, {second} and more',
  'connect.all': 'All wallets',
  'wallet.lookAlike': 'look-alike',
  'wallet.oddLetters': 'unusual letters',
  'wallet.twin': '{place} of {count}, {caution}',
  'connecting.picture': '{wallet} logo',
} as const
