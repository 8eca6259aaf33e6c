import { isSameSwapOrder } from '../order.ts'
import { isSwapSent } from '../flow/flow.ts'
import type { SwapFlow } from '../flow/flow.ts'
import type { SwapOrder } from '../order.ts'
import type { SwapDraft, SwapState } from '../state.ts'

/** Returns the order in the form. Null while part of it is missing, or if the amount is zero. */
export function currentOrder({
  holder,
  source,
  target,
  entry,
}: Pick<SwapDraft, 'holder' | 'source' | 'target' | 'entry'>): SwapOrder | null {
  if (!holder || !source || !target || entry.amount === null || BigInt(entry.amount) === 0n) return null
  const { chainId, address: account } = holder
  return { chainId, account, from: source.address, to: target.address, amount: entry.amount }
}

/** Returns whether the form has the same order as a flow. */
export function isOrderOf(form: SwapDraft, { order }: Pick<SwapFlow, 'order'>): boolean {
  const standing = currentOrder(form)
  return standing !== null && isSameSwapOrder(standing, order)
}

/** Returns whether the wallet sent another flow of the visitor for the same order, after this flow asked the wallet. */
export function wasSentBeside({ swaps }: Pick<SwapState, 'swaps'>, flow: SwapFlow): boolean {
  return Object.values(swaps).some(
    (one) =>
      one.id !== flow.id &&
      one.by === 'visitor' &&
      isSwapSent(one) &&
      (one.sentAt ?? 0) >= flow.askedAt &&
      isSameSwapOrder(one.order, flow.order),
  )
}
