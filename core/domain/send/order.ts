import type * as z from 'zod/mini'
import type { AccountOnChain } from '../account/same-account.ts'
import type { SendEstimate } from './estimate.ts'
import type * as schema from './order.schema.ts'

/** The validated order of a transfer, with everything that was known about it when it was placed. */
export type SendOrder = z.infer<typeof schema.sendOrderSchema>

/** An order whose cost may be unknown. */
export type UnpricedOrder = Omit<SendOrder, 'cost'> & { readonly cost: SendEstimate | null }

/** Returns the account of an order. */
export function orderAccount({ chainId, transfer }: Pick<SendOrder, 'chainId' | 'transfer'>): AccountOnChain {
  return { chainId, address: transfer.from }
}
