/** The texts of the buttons on a host's own page, which it loads before the modal is opened. They are part of the catalogue `en`. */
export const enButton = {
  'button.balance': 'Balance',
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.locked': 'Wallet locked',
  'button.notOpened': "Couldn't open, try again",
  'button.network': 'Choose network',
  'network.unknown': 'Unknown network ({chainId})',
} as const
