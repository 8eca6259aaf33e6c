/** The texts of Networks. */
export const enNetworks = {
  'networks.help': 'What is a network?',
  'networks.title': 'Choose Network',
  'networks.search': 'Search network',
  'networks.list': 'Networks',
  'networks.empty': 'No network found',
  'networks.current': 'current',
  'networks.asking': 'Confirm in {wallet}',
  'networks.adding': 'Add {network} in {wallet}',
  'networks.lingering': 'Open {wallet} to answer',
  'networks.stayed': 'Still on {network}',
} as const
