import { defineEvents } from './define-events.ts'
import type { swapTokensFields } from './swap-tokens.schema.ts'

/** What can be swapped on the chain of an account, with what a whole token and a unit of gas cost there, and how a visitor looks for a token: by which words, and by an address that is not in the list. */
export const swapTokens = defineEvents<'swapTokens', typeof swapTokensFields>('swapTokens', {
  searchTyped: 'intent',

  requested: 'fact',
  received: 'fact',
  failed: 'fact',
  found: 'fact',
  missed: 'fact',
  priceReceived: 'fact',
  priceFailed: 'fact',
  gasPriceReceived: 'fact',
  nodeGasPriceReceived: 'fact',
})
