/** The words of ConnectingMultiChain. */
export const enConnectingMultiChain = {
  'multi.title': 'Choose a chain',
  'multi.several': '{wallet} works with several kinds of networks',
  'multi.severalBody': 'Choose one to connect now; the other can be added later.',
  'multi.list': 'Kinds of networks',
  'multi.more': '{names} and more',
  'multi.connected': 'connected',
} as const
