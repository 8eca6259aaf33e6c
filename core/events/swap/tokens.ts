import { defineEvents } from '../define-events.ts'
import type { swapTokensFields } from './tokens.schema.ts'

/**
 * The tokens that can be swapped on the chain of an account, their prices, and that of gas. Also the
 * visitor's search, by words or by an address that is not in the list.
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
