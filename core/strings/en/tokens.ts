/** The texts about an account's tokens, in Account and in AllTokens. */
export const enTokens = {
  'tokens.title': 'Tokens',
  'tokens.total': 'Total',
  'tokens.none': 'No tokens yet',
  'tokens.buy': 'Buy crypto',
  'tokens.buyBody': 'Easy with card or bank account',
  'tokens.popular': 'popular',
  'tokens.receive': 'Receive funds',
  'tokens.receiveBody': 'Transfer tokens to your wallet',
  'tokens.all': '{count, plural, one {Show # token} other {Show all # tokens}}',
  'tokens.unpriced': 'Price unknown',
  'tokens.leftOut':
    '{count, plural, one {Excludes # token without a price} other {Excludes # tokens without a price}}',
  'tokens.hidden':
    '{count, plural, one {# token hidden: it advertises a website} other {# tokens hidden: they advertise a website}}',
  'tokens.failed': "Couldn't load your tokens",
  'tokens.failedBody': 'The numbers below may be out of date.',
  'tokens.retry': 'Reload tokens',
  'tokens.unserved': "Tokens can't be shown on {network}",
} as const
