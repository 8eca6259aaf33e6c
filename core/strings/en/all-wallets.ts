/** The texts of AllWallets. */
export const enAllWallets = {
  'all.title': 'All Wallets',
  'all.search': 'Search wallet',
  'all.list': 'Wallets',
  'all.empty': 'No Wallet found',
  'all.failed': 'The wallets could not be loaded',
  'all.retry': 'Try again',
  'all.qr': 'QR code',
} as const
