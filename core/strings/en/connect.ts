/** The texts of Connect. */
export const enConnect = {
  'connect.title': 'Connect wallet',
  'connect.installed': 'Your wallets',
  'connect.recommended': 'Popular',
  'connect.phoneWallets': 'Phone wallet',
  'connect.noWallet': "I don't have a wallet",
  'connect.noneInstalled': 'No wallet found in this browser',
  'connect.noneHereBody': "Install a wallet here, or open this page in your wallet's browser.",
  'connect.stillConnected': '{wallet} still lists this site as connected',
  'connect.stillConnectedBody': 'Choose it to connect, or remove this site in {wallet}.',
  'connect.failed': "Couldn't load the wallet list",
  'connect.failedBody': 'Wallets in this browser still work.',
  'connect.retry': 'Try again',
  'connect.legal': 'By connecting your wallet, you agree to our',
  'connect.terms': 'Terms of Service',
  'connect.privacy': 'Privacy Policy',
} as const
