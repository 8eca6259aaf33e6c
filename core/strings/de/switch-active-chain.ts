import type { enSwitchActiveChain } from '../en/switch-active-chain.ts'
import type { Translation } from '../texts.ts'

/** The texts of SwitchActiveChain, in German. */
export const deSwitchActiveChain: Translation<typeof enSwitchActiveChain> = {
  'switchChain.title': 'Netzwerk wechseln',
  'switchChain.picture': 'Logo von {network}',
  'switchChain.why': 'Zu {chain} wechseln',
  'switchChain.body': '{network} braucht eine Wallet für {chain}. {wallet} bleibt verbunden.',
  'switchChain.list': 'Wallets für {chain}',
}
