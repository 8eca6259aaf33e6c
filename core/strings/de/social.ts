import type { enSocial } from '../en/social.ts'
import type { Translation } from '../texts.ts'

/** The words of signing in by a social account: its buttons, ConnectSocials, ConnectingSocial and ConnectingFarcaster, in German. */
export const deSocial: Translation<typeof enSocial> = {
  'social.continue': 'Mit {provider} fortfahren',
  'social.others': 'Fortfahren mit',
  'social.more': 'Weitere Konten',
  'social.or': 'oder',
  'social.needsBrowser': 'Die Anmeldung mit E-Mail oder einem sozialen Konto braucht einen Browser',
  'social.all': 'Alle sozialen Konten',
  'social.picture': 'Anmeldung mit {provider}',
  'social.logIn': 'Mit {provider} anmelden',
  'social.consent': 'Im Fenster des Anbieters zustimmen',
  'social.retrieving': 'Nutzerdaten werden geholt',
  'social.retry': 'Erneut versuchen',
  'social.openWindow': 'Fenster öffnen',
  'social.blocked': 'Das Fenster wurde blockiert',
  'social.blockedBody':
    'Der Browser hat es nicht geöffnet. Die Taste drücken oder Pop-ups für diese Seite erlauben.',
  'social.declined': 'Anmeldung abgelehnt',
  'social.declinedBody': 'Erneut versuchen oder auf einem anderen Weg fortfahren.',
  'social.failed': 'Etwas ist schiefgegangen',
  'social.failedBody': 'Gleich noch einmal versuchen.',
  'social.signedInWith': 'Angemeldet mit',
  'social.connectFailed': 'Die Wallet konnte nicht geöffnet werden',
  'social.connectFailedBody': 'Die Anmeldung gilt. Gleich noch einmal versuchen.',
  'farcaster.scan': 'Diesen QR-Code mit dem Telefon scannen',
  'farcaster.preparing': 'QR-Code wird vorbereitet',
  'farcaster.copy': 'Link kopieren',
  'farcaster.continue': 'In Farcaster fortfahren',
  'farcaster.continueBody': 'Die Verbindungsanfrage in der App annehmen',
  'farcaster.open': 'Farcaster öffnen',
  'farcaster.loading': 'Nutzerdaten werden geladen',
  'farcaster.loadingBody': 'Das Konto ist bekannt. Seine Wallet wird geöffnet.',
  'farcaster.expired': 'Dieser Link ist abgelaufen',
  'farcaster.expiredBody': 'Er galt fünf Minuten.',
  'farcaster.renew': 'Neuen Link holen',
}
