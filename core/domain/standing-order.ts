import type { SignedSwap } from './signed-swap.ts'
import type { SwapOrder } from './swap-order.ts'
import { isSameOrder } from './swap-quote.ts'
import type { SwapState } from './swap-state.ts'

type Form = Pick<SwapState, 'holder' | 'source' | 'target' | 'entry'>

/** What the form asks for; null while part of it is missing, or nothing goes. */
export function standingOrder({ holder, source, target, entry }: Form): SwapOrder | null {
  if (!holder || !source || !target || entry.amount === null || BigInt(entry.amount) === 0n) return null
  const { chainId, address: account } = holder
  return { chainId, account, from: source.address, to: target.address, amount: entry.amount }
}

/** Whether the form asks for the very swap that was signed. */
export function isStanding(form: Form, { chainId, address: account, source, target, amount }: SignedSwap) {
  const order = standingOrder(form)
  return (
    order !== null &&
    isSameOrder(order, { chainId, account, from: source.address, to: target.address, amount })
  )
}
