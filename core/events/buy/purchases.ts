import { defineEvents } from '../define-events.ts'
import type { purchasesFields } from './purchases.schema.ts'

/** The purchases of accounts, from the provider's history. */
export const purchases = defineEvents<'purchases', typeof purchasesFields>('purchases', {
  requested: 'intent',
  received: 'fact',
  failed: 'fact',
})
