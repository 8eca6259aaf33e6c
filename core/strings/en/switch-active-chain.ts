/** The texts of SwitchActiveChain. */
export const enSwitchActiveChain = {
  'switchChain.title': 'Switch network',
  'switchChain.picture': '{network} logo',
  'switchChain.why': 'Switch to {chain}',
  'switchChain.body': '{network} needs a wallet for {chain}. {wallet} stays connected.',
  'switchChain.list': 'Wallets for {chain}',
} as const
