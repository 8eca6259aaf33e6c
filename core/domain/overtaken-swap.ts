import type { SignedSwap } from './signed-swap.ts'
import { isStanding } from './standing-order.ts'
import { begun } from './swap-state.ts'
import type { SwapState } from './swap-state.ts'
import { isAsked, quotedBefore } from './swap-status.ts'
import type { SwapStatus } from './swap-status.ts'

/** What changes of a form once a wallet was asked and swapped nothing by that: how far it has come, which is to the quote without another word, or all where its very order was signed meanwhile. */
export function afterAsking(form: SwapState, status?: SwapStatus): Partial<SwapState> {
  if (status === form.status) return {}
  if (!isAsked(form.status)) return status ? { status } : {}
  return form.status.isOvertaken ? begun(form) : { status: status ?? quotedBefore(form.status) }
}

/** How far a swap has come whose wallet is asked, once an earlier press was signed late: for the very order in the form, that is known from then on. */
export function overtakenBy(form: SwapState, signed: Omit<SignedSwap, 'hash'>): SwapStatus {
  const { status } = form
  return isAsked(status) && isStanding(form, signed) ? { ...status, isOvertaken: true } : status
}
