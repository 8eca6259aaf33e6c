/** The texts of UnsupportedChain. */
export const enUnsupportedChain = {
  'unsupported.title': 'Switch network',
  'unsupported.where': "This app doesn't support {network}",
  'unsupported.body': 'Switch {wallet} to one of these networks, or disconnect.',
  'unsupported.swap': "You can't swap on {network}",
  'unsupported.swapBody': 'Switch {wallet} to one of these networks to swap.',
} as const
