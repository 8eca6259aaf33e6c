/** The texts of WalletReceive and WalletCompatibleNetworks. */
export const enReceive = {
  'receive.title': 'Receive',
  'receive.code': 'Copy your address or scan this QR code',
  'receive.networks': 'Only receive assets on these networks',
  'receive.network': 'Only receive assets on this network',
  'receive.compatible': 'Compatible networks',
  'receive.only': 'You can only receive assets on these networks',
  'receive.onlyOne': 'You can only receive assets on this network',
} as const
