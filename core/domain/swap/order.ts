import { isSameAddress, isSameTokenAddress } from '../account/same-account.ts'
import type * as z from 'zod/mini'
import type * as schema from './order.schema.ts'

/** An amount of a token (null is the coin) of an account, to swap for another token of the same chain. */
export type SwapOrder = z.infer<typeof schema.swapOrderSchema>

/** Returns whether two orders are the same. */
export function isSameSwapOrder(one: SwapOrder, other: SwapOrder): boolean {
  return (
    one.chainId === other.chainId &&
    one.amount === other.amount &&
    isSameAddress(one.account, other.account) &&
    isSameTokenAddress(one.from, other.from) &&
    isSameTokenAddress(one.to, other.to)
  )
}
