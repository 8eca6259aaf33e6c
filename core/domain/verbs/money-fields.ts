/** The fields in requests of the verbs that move money or quote a price. */
export const moneyFields = {
  send: ['token', 'amount', 'receiver', 'accept', 'signal'],
  'quote of sendings': ['token', 'amount', 'receiver'],
  'quote of swaps': ['from', 'to', 'amount', 'slippage'],
  swap: ['from', 'to', 'amount', 'slippage', 'accept', 'signal'],
  'quote of purchases': ['amount', 'payment', 'method', 'purchase'],
  buy: ['amount', 'payment', 'method', 'purchase', 'provider', 'accept'],
} as const

/** A verb that moves money, or quotes a price. */
export type MoneyVerb = keyof typeof moneyFields
