/** The texts of the two kinds of account of the secure frame, and of UpgradeToSmartAccount. */
export const enSmartAccount = {
  'smartAccount.label.eoa': '{wallet} account',
  'smartAccount.label.smartAccount': 'Smart account',
  'smartAccount.switchTo.eoa': 'Switch to your standard account',
  'smartAccount.switchTo.smartAccount': 'Switch to your smart account',
  'smartAccount.switching': 'Switching',
  'smartAccount.failed': "Couldn't switch your account",
  'smartAccount.failedBody': 'Try again in a moment.',
  'smartAccount.title': 'Discover smart accounts',
  'smartAccount.explain': 'Do more with your account',
  'smartAccount.explainBody':
    'One approval for several steps, and apps can pay your fees. You can switch back any time.',
  'smartAccount.later': 'Maybe later',
  'smartAccount.continue': 'Continue',
  'smartAccount.upgradeFailed': "Couldn't upgrade to a smart account",
  'smartAccount.learnMore': 'Learn more',
} as const
