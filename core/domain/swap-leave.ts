import type { SwapOrder } from './swap-order.ts'
import { isSameOrder, isSameSide } from './swap-quote.ts'

/** What the service's contract may take for an order: by an approval on the chain, or by a permit (hex), which goes with the swap and is good until `deadline`, in seconds since 1970. */
export type SwapLeave = {
  readonly order: SwapOrder
  readonly spender: string
  readonly permit: { readonly data: string; readonly deadline: number } | null
}

/** How long a permit is good for, in seconds, and how long before its end it is no longer used. */
export const permitLifetime = 1200
const permitMargin = 60

/** The permit that stands for an order at a time in milliseconds since 1970; null for none. */
export function standingPermit(leave: SwapLeave | null, order: SwapOrder, at: number): string | null {
  if (!leave?.permit || !isSameOrder(leave.order, order)) return null
  return leave.permit.deadline - permitMargin > at / 1000 ? leave.permit.data : null
}

/** The contract that this page had approved for an order's token; null for none. */
export function approvedFor(leave: SwapLeave | null, { chainId, from }: SwapOrder): string | null {
  if (leave?.order.chainId !== chainId || !isSameSide(leave.order.from, from)) return null
  return leave.spender
}
