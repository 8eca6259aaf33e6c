/** The texts of SwitchActiveChain. */
export const enSwitchActiveChain = {
  'switchChain.title': 'Connect a wallet',
  'switchChain.titleFor': 'Connect a wallet for {chain}',
  'switchChain.picture': '{network} logo',
  'switchChain.why': '{network} needs a wallet for {chain}',
  'switchChain.body': '{wallet} stays connected.',
  'switchChain.list': 'Wallets for {chain}',
} as const
