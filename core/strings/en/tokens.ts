/** The words of what an account holds, in Account and in AllTokens. */
export const enTokens = {
  'tokens.title': 'Tokens',
  'tokens.total': 'Total',
  'tokens.none': 'No tokens yet',
  'tokens.receive': 'Receive funds',
  'tokens.receiveBody': 'Transfer tokens on your wallet',
  'tokens.all': 'Show all {count} tokens',
  'tokens.unpriced': 'Price unknown',
  'tokens.leftOut.one': 'Without 1 token whose price is unknown',
  'tokens.leftOut.many': 'Without {count} tokens whose price is unknown',
  'tokens.hidden.one': '1 token that advertises a website is hidden',
  'tokens.hidden.many': '{count} tokens that advertise a website are hidden',
  'tokens.failed': 'Tokens could not be read',
  'tokens.failedBody': 'The numbers below may be out of date.',
  'tokens.retry': 'Read tokens again',
  'tokens.unserved': 'Tokens cannot be shown on {network}',
} as const
