import type { enTokens } from '../en/tokens.ts'
import type { Translation } from '../texts.ts'

/** The texts about an account's tokens, in Account and in AllTokens, in German. */
export const deTokens: Translation<typeof enTokens> = {
  'tokens.title': 'Tokens',
  'tokens.total': 'Gesamt',
  'tokens.none': 'Noch keine Tokens',
  'tokens.buy': 'Krypto kaufen',
  'tokens.buyBody': 'Einfach mit Karte oder Bankkonto',
  'tokens.popular': 'beliebt',
  'tokens.receive': 'Guthaben empfangen',
  'tokens.receiveBody': 'Tokens an deine Wallet übertragen',
  'tokens.all': '{count, plural, one {# Token zeigen} other {Alle # Tokens zeigen}}',
  'tokens.unpriced': 'Preis unbekannt',
  'tokens.leftOut':
    '{count, plural, one {Ohne # Token mit unbekanntem Preis} other {Ohne # Tokens mit unbekanntem Preis}}',
  'tokens.hidden':
    '{count, plural, one {# Token ausgeblendet: Er wirbt für eine Website} other {# Tokens ausgeblendet: Sie werben für eine Website}}',
  'tokens.failed': 'Deine Tokens konnten nicht geladen werden',
  'tokens.failedBody': 'Die Zahlen unten können veraltet sein.',
  'tokens.retry': 'Tokens neu laden',
  'tokens.unserved': 'Auf {network} können keine Tokens gezeigt werden',
}
