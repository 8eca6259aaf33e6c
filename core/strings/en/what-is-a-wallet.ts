/** The texts of WhatIsAWallet. */
export const enWhatIsAWallet = {
  'whatWallet.title': 'What is a wallet?',
  'whatWallet.login': 'One login for all of web3',
  'whatWallet.loginBody': 'Your wallet signs you in everywhere, without a password that could leak.',
  'whatWallet.home': 'A home for your digital assets',
  'whatWallet.homeBody': 'Coins, tokens and collectibles are protected by keys that only you hold.',
  'whatWallet.gateway': 'Your gateway to a new web',
  'whatWallet.gatewayBody': 'Send, swap and take part. Read what you agree to before you sign.',
  'whatWallet.get': 'Get a wallet',
} as const
