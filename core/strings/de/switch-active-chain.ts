import type { enSwitchActiveChain } from '../en/switch-active-chain.ts'
import type { Translation } from '../texts.ts'

/** The texts of SwitchActiveChain, in German. */
export const deSwitchActiveChain: Translation<typeof enSwitchActiveChain> = {
  'switchChain.title': 'Wallet verbinden',
  'switchChain.titleFor': 'Wallet für {chain} verbinden',
  'switchChain.picture': 'Logo von {network}',
  'switchChain.why': '{network} braucht eine Wallet für {chain}',
  'switchChain.body': '{wallet} bleibt verbunden.',
  'switchChain.list': 'Wallets für {chain}',
}
