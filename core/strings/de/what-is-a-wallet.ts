import type { enWhatIsAWallet } from '../en/what-is-a-wallet.ts'
import type { Translation } from '../texts.ts'

/** The texts of WhatIsAWallet, in German. */
export const deWhatIsAWallet: Translation<typeof enWhatIsAWallet> = {
  'whatWallet.title': 'Was ist eine Wallet?',
  'whatWallet.login': 'Eine Anmeldung für das ganze Web3',
  'whatWallet.loginBody': 'Die Wallet meldet überall an, ohne Passwort, das durchsickern könnte.',
  'whatWallet.home': 'Ein Zuhause für digitale Werte',
  'whatWallet.homeBody': 'Coins, Tokens und Sammlerstücke bleiben bei Schlüsseln, die sonst niemand hat.',
  'whatWallet.gateway': 'Das Tor zu einem neuen Web',
  'whatWallet.gatewayBody': 'Senden, tauschen und mitmachen, und vor dem Signieren lesen, worum es geht.',
  'whatWallet.get': 'Eine Wallet holen',
}
