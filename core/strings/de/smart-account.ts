import type { enSmartAccount } from '../en/smart-account.ts'
import type { Translation } from '../texts.ts'

/** The texts of the two kinds of account of the secure frame, and of UpgradeToSmartAccount, in German. */
export const deSmartAccount: Translation<typeof enSmartAccount> = {
  'smartAccount.label.eoa': '{wallet}-Konto',
  'smartAccount.label.smartAccount': 'Smart Account',
  'smartAccount.switchTo.eoa': 'Zum EOA wechseln',
  'smartAccount.switchTo.smartAccount': 'Zum Smart Account wechseln',
  'smartAccount.switching': 'Läuft\u00a0…',
  'smartAccount.failed': 'Das Konto konnte nicht gewechselt werden',
  'smartAccount.failedBody': 'Gleich noch einmal versuchen.',
  'smartAccount.title': 'Smart Accounts entdecken',
  'smartAccount.explain': 'Ein Konto, das mehr kann',
  'smartAccount.explainBody':
    'Es ist ein Vertrag, der dem eigenen Schlüssel gehört. Es hat eine eigene Adresse, macht mehrere Schritte in einem, und Apps können seine Gebühren zahlen. Das andere Konto bleibt; in den Einstellungen geht es dorthin zurück.',
  'smartAccount.later': 'Später',
  'smartAccount.continue': 'Fortfahren',
  'smartAccount.upgradeFailed': 'Der Wechsel zum Smart Account ist fehlgeschlagen',
  'smartAccount.learnMore': 'Mehr erfahren',
}
