import { defineEvents } from '../define-events.ts'
import type { tokenBalancesFields } from './balances.schema.ts'

/** What the connected accounts hold of all tokens; `moved` names those that a transaction of the account's own moved, null for the coin. */
export const tokenBalances = defineEvents<'tokenBalances', typeof tokenBalancesFields>('tokenBalances', {
  refreshed: 'intent',
  requested: 'fact',
  received: 'fact',
  failed: 'fact',
  moved: 'fact',
})
