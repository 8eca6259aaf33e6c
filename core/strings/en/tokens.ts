/** The texts about an account's tokens, in Account and in AllTokens. */
export const enTokens = {
  'tokens.title': 'Tokens',
  'tokens.total': 'Total',
  'tokens.none': 'No tokens yet',
  'tokens.buy': 'Buy Crypto',
  'tokens.buyBody': 'Easy with card or bank account',
  'tokens.popular': 'popular',
  'tokens.receive': 'Receive funds',
  'tokens.receiveBody': 'Transfer tokens on your wallet',
  'tokens.all': '{count, plural, one {Show # token} other {Show all # tokens}}',
  'tokens.unpriced': 'Price unknown',
  'tokens.leftOut':
    '{count, plural, one {Without # token whose price is unknown} other {Without # tokens whose price is unknown}}',
  'tokens.hidden':
    '{count, plural, one {# token that advertises a website is hidden} other {# tokens that advertise a website are hidden}}',
  'tokens.failed': 'Tokens could not be read',
  'tokens.failedBody': 'The numbers below may be out of date.',
  'tokens.retry': 'Read tokens again',
  'tokens.unserved': 'Tokens cannot be shown on {network}',
} as const
