import type * as z from 'zod/mini'
import type * as schema from './order.schema.ts'

/** What somebody buys, on which chain, for how much (a decimal text) of which currency, and how they pay. */
export type OnRampOrder = z.infer<typeof schema.OnRampOrder>

/** Whether two orders are for the same, so that what one costs the other does. */
export function isSameOnRampOrder(one: OnRampOrder, other: OnRampOrder): boolean {
  return (
    one.purchase.id === other.purchase.id &&
    one.network.chainId === other.network.chainId &&
    one.payment === other.payment &&
    one.method === other.method &&
    one.amount === other.amount
  )
}
