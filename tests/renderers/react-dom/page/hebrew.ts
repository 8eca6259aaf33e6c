import type { Setting } from './scene.ts'

/** A page in Hebrew, with the words the scenes need. */
export const hebrew: Setting = {
  locale: 'he',
  strings: {
    'connect.title': 'חיבור ארנק',
    'connect.installed': 'מותקנים',
    'connect.installedTag': 'מותקן',
    'connect.recommended': 'ארנקים נוספים',
    'connect.all': 'כל הארנקים',
    'all.title': 'כל הארנקים',
    'all.search': 'חיפוש ארנק',
    'pairing.scan': 'סרקו את הקוד בטלפון',
    'pairing.copy': 'העתקת קישור',
    'pairing.qrcode': 'נייד',
    'pairing.web': 'אתר',
    'pairing.desktop': 'מחשב',
    'pairing.missing': 'אין לך {wallet}?',
    'pairing.get': 'קבל',
    'whatWallet.title': 'מה זה ארנק?',
    'whatWallet.login': 'כניסה אחת לכל הרשת',
    'connect.legal': 'בחיבור הארנק, אתה מסכים לתנאים שלנו',
    'connect.terms': 'תנאי שימוש',
    'connect.privacy': 'מדיניות פרטיות',
    'networks.title': 'בחירת רשת',
    'networks.search': 'חיפוש רשת',
    'account.title': 'חשבון',
    'account.network': 'רשת',
    'account.wallet': 'ארנק',
    'account.disconnect': 'התנתקות',
  },
}
