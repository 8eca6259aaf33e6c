/** The texts of UnsupportedChain. */
export const enUnsupportedChain = {
  'unsupported.title': 'Switch Network',
  'unsupported.where': 'This app does not work on {network}',
  'unsupported.body': 'Switch {wallet} to one of these networks, or disconnect.',
  'unsupported.swap': 'Tokens cannot be swapped on {network}',
  'unsupported.swapBody': 'Switch {wallet} to one of these networks to swap.',
} as const
