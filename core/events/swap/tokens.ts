import { defineEvents } from '../define-events.ts'
import type { swapTokensFields } from './tokens.schema.ts'

/**
 * The tokens that can be swapped on the chain of an account, their prices, and the gas price. Also the visitor's search, by words or by the address
 * of an unlisted token.
 */
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
