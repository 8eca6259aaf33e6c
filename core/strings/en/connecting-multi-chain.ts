/** The texts of ConnectingMultiChain. */
export const enConnectingMultiChain = {
  'multi.title': 'Choose a network type',
  'multi.several': '{wallet} supports several network types',
  'multi.severalBody': 'Choose one now. You can add the other later.',
  'multi.otherBody': 'One is connected. Choose the other to connect it too.',
  'multi.allBody': 'All are connected.',
  'multi.list': 'Network types',
  'multi.more': '{names} and more',
  'multi.connected': 'connected',
} as const
