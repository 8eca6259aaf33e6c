/** The texts of the two kinds of account of the secure frame, and of UpgradeToSmartAccount. */
export const enSmartAccount = {
  'smartAccount.label.eoa': '{wallet} Account',
  'smartAccount.label.smartAccount': 'Smart Account',
  'smartAccount.switchTo.eoa': 'Switch to your EOA',
  'smartAccount.switchTo.smartAccount': 'Switch to your smart account',
  'smartAccount.switching': 'Switching',
  'smartAccount.failed': 'Your account could not be switched',
  'smartAccount.failedBody': 'Try again in a moment.',
  'smartAccount.title': 'Discover Smart Accounts',
  'smartAccount.explain': 'An account that can do more',
  'smartAccount.explainBody':
    'It is a contract that your key owns. It has an address of its own, does several steps as one, and apps may pay its fees. Your other account stays, and you can go back to it in the settings.',
  'smartAccount.later': 'Do it later',
  'smartAccount.continue': 'Continue',
  'smartAccount.upgradeFailed': 'Error upgrading to smart account',
  'smartAccount.learnMore': 'Learn more',
} as const
