/** The texts of Connect. */
export const enConnect = {
  'connect.title': 'Connect Wallet',
  'connect.installed': 'Wallets',
  'connect.qrTag': 'qr code',
  'connect.recommended': 'More wallets',
  'connect.noneInstalled': 'No wallet found in this browser',
  'connect.noneInstalledBody': 'Scan a code with your phone, or choose one of the wallets below.',
  'connect.noneHereBody': 'Install a wallet here, or open this page in the browser of your wallet’s app.',
  'connect.stillConnected': '{wallet} still counts this site as connected',
  'connect.keptLateBody':
    'It agreed after you had left, and cannot take that back. Choose it to connect, or remove this site in {wallet}.',
  'connect.failed': 'The wallet list could not be loaded',
  'connect.failedBody': 'Wallets installed in this browser still work.',
  'connect.retry': 'Try again',
  'connect.legal': 'By connecting your wallet, you agree to our',
  'connect.terms': 'Terms of Service',
  'connect.privacy': 'Privacy Policy',
} as const
