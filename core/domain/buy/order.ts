import type * as z from 'zod/mini'
import type * as schema from './order.schema.ts'

/** The order of a purchase: what is bought, on which chain, and how it is paid. `amount` is a decimal text in the currency `payment`. */
export type OnRampOrder = z.infer<typeof schema.onRampOrderSchema>

/** Returns whether two orders have the same terms, so that one quote fits both. */
export function isSameOnRampOrder(one: OnRampOrder, other: OnRampOrder): boolean {
  return (
    one.purchase.id === other.purchase.id &&
    one.network.chainId === other.network.chainId &&
    one.payment === other.payment &&
    one.method === other.method &&
    one.amount === other.amount
  )
}
