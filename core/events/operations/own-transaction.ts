import { defineEvents } from '../define-events.ts'
import type { ownTransactionFields } from './own-transaction.schema.ts'

/**
 * Transactions that wallets sent for this page: they are shown at once, watched until they end, and stored between visits. Calls that were sent as
 * one operation (`bundle`, their id) are treated alike until their wallet names a transaction.
 */
export const ownTransaction = defineEvents<'ownTransaction', typeof ownTransactionFields>('ownTransaction', {
  sent: 'fact',
  bundled: 'fact',
  bundleWatched: 'fact',
  bundleEnded: 'fact',
  recalled: 'fact',
  joined: 'fact',
  lookUpRequested: 'intent',
  watched: 'fact',
  seen: 'fact',
  settled: 'fact',
})
