/** The texts of ConnectingMultiChain. */
export const enConnectingMultiChain = {
  'multi.title': 'Choose a chain',
  'multi.several': '{wallet} works with several kinds of networks',
  'multi.severalBody': 'Choose one to connect now; the other can be added later.',
  'multi.otherBody': 'It is connected for one of them; choose the other to connect that, too.',
  'multi.allBody': 'It is connected for all of them.',
  'multi.list': 'Kinds of networks',
  'multi.more': '{names} and more',
  'multi.connected': 'connected',
} as const
