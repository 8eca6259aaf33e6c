import type { enSmartAccount } from '../en/smart-account.ts'
import type { Translation } from '../texts.ts'

/** The texts of the two kinds of account of the secure frame, and of UpgradeToSmartAccount, in German. */
export const deSmartAccount: Translation<typeof enSmartAccount> = {
  'smartAccount.label.eoa': '{wallet}-Konto',
  'smartAccount.label.smartAccount': 'Smart Account',
  'smartAccount.switchTo.eoa': 'Zum Standardkonto wechseln',
  'smartAccount.switchTo.smartAccount': 'Zum Smart Account wechseln',
  'smartAccount.switching': 'Wird gewechselt\u00a0…',
  'smartAccount.failed': 'Dein Konto konnte nicht gewechselt werden',
  'smartAccount.failedBody': 'Bitte in einem Moment erneut versuchen.',
  'smartAccount.title': 'Smart Accounts entdecken',
  'smartAccount.explain': 'Mehr mit deinem Konto machen',
  'smartAccount.explainBody':
    'Eine Bestätigung für mehrere Schritte, und Apps können deine Gebühren zahlen. Du kannst jederzeit zurückwechseln.',
  'smartAccount.later': 'Später',
  'smartAccount.continue': 'Fortfahren',
  'smartAccount.upgradeFailed': 'Der Wechsel zum Smart Account ist fehlgeschlagen',
  'smartAccount.learnMore': 'Mehr erfahren',
}
