/** The words of WalletReceive and WalletCompatibleNetworks. */
export const enReceive = {
  'receive.title': 'Receive',
  'receive.code': 'Copy your address or scan this QR code',
  'receive.networks': 'Only receive assets on these networks',
  'receive.compatible': 'Compatible Networks',
  'receive.only': 'You can only receive assets on these networks',
} as const
