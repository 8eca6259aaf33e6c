import { defineEvents } from '../define-events.ts'
import type { purchasesFields } from './purchases.schema.ts'

/** What accounts bought for money, as the provider's history tells it. */
export const purchases = defineEvents<'purchases', typeof purchasesFields>('purchases', {
  requested: 'intent',
  received: 'fact',
  failed: 'fact',
})
