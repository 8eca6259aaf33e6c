/** The texts of ConnectingExternal. */
export const enConnectingExternal = {
  'connecting.title': '{wallet}',
  'connecting.waiting': 'Continue in {wallet}',
  'connecting.waitingBody': 'Accept connection request in the wallet',
  'connecting.lingeringBody':
    'Nothing to see? Open {wallet} yourself: its request may wait behind this window.',
  'connecting.silent': 'No answer from {wallet}',
  'connecting.silentBody': 'It took too long. Unlock or restart {wallet}, then try again.',
  'connecting.declined': 'Connection declined',
  'connecting.declinedBody': 'Nothing was shared. You can try again whenever you like.',
  'connecting.pending': '{wallet} is waiting for you',
  'connecting.pendingBody': 'An earlier request is still open. Answer it in the wallet, then try again.',
  'connecting.missing': '{wallet} was not found',
  'connecting.missingBody': 'Make sure it is installed and switched on, then try again.',
  'connecting.failed': 'Connection failed',
  'connecting.failedBody': '{wallet} could not connect. Unlock it and try again.',
  'connecting.invalidAddress': '{wallet} gave an address that is not valid. Update the wallet and try again.',
  'connecting.invalidChain': '{wallet} gave a network that is not valid. Update the wallet and try again.',
  'connecting.noAccounts': '{wallet} shared no account. Choose at least one and try again.',
  'connecting.retry': 'Try again',
} as const
