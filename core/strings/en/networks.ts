/** The texts of Networks. */
export const enNetworks = {
  'networks.help': 'What is a network?',
  'networks.title': 'Choose network',
  'networks.search': 'Search networks',
  'networks.list': 'Networks',
  'networks.empty': 'No networks found',
  'networks.asking': 'Confirm in {wallet}',
  'networks.adding': 'Add {network} in {wallet}',
  'networks.lingering': 'Open {wallet} to answer',
  'networks.stayed': 'Still on {network}',
} as const
