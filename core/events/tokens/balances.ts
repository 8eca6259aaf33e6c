import { defineEvents } from '../define-events.ts'
import type { tokenBalancesFields } from './balances.schema.ts'

/** The token balances of the connected accounts. `moved` names the tokens that a transaction of the account moved; null is the coin. */
export const tokenBalances = defineEvents<'tokenBalances', typeof tokenBalancesFields>('tokenBalances', {
  refreshed: 'intent',
  requested: 'fact',
  received: 'fact',
  failed: 'fact',
  moved: 'fact',
})
