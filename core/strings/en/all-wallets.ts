/** The texts of AllWallets. */
export const enAllWallets = {
  'all.title': 'All wallets',
  'all.search': 'Search wallets',
  'all.list': 'Wallets',
  'all.empty': 'No wallets found',
  'all.failed': "Couldn't load the wallets",
  'all.retry': 'Try again',
  'all.qr': 'QR code',
} as const
