/** What the verbs that move money, or say what it costs, know of a request. */
export const moneyFields = {
  send: ['token', 'amount', 'receiver', 'accept', 'signal'],
  'quote of sendings': ['token', 'amount', 'receiver'],
  'quote of swaps': ['from', 'to', 'amount', 'slippage'],
  swap: ['from', 'to', 'amount', 'slippage', 'accept', 'signal'],
  'quote of purchases': ['amount', 'payment', 'method', 'purchase'],
  buy: ['amount', 'payment', 'method', 'purchase', 'provider', 'accept'],
} as const

/** A verb that moves money, or says what it costs. */
export type MoneyVerb = keyof typeof moneyFields
