import type { enWhatIsAWallet } from '../en/what-is-a-wallet.ts'
import type { Translation } from '../texts.ts'

/** The texts of WhatIsAWallet, in German. */
export const deWhatIsAWallet: Translation<typeof enWhatIsAWallet> = {
  'whatWallet.title': 'Was ist eine Wallet?',
  'whatWallet.login': 'Eine Anmeldung für das ganze Web3',
  'whatWallet.loginBody': 'Deine Wallet meldet dich überall an, ohne ein Passwort, das durchsickern kann.',
  'whatWallet.home': 'Ein Zuhause für deine digitalen Werte',
  'whatWallet.homeBody': 'Schlüssel, die nur du hast, schützen deine Coins, Tokens und Sammlerstücke.',
  'whatWallet.gateway': 'Dein Zugang zu einem neuen Web',
  'whatWallet.gatewayBody': 'Sende, tausche und mach mit. Lies vor dem Signieren, worum es geht.',
  'whatWallet.get': 'Wallet herunterladen',
}
