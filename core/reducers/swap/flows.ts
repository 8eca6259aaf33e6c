import type { Draft } from 'immer'
import { isSameAccount } from '../../domain/account/same-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { isOrderOf, wasSentBeside } from '../../domain/swap/form/current-order.ts'
import { allowanceFor, withAllowance, withoutAllowance } from '../../domain/swap/allowance/allowance.ts'
import { endsBundles } from '../../domain/operations/wallet-calls.ts'
import { isAwaitingSignature } from '../../domain/swap/flow/flow.ts'
import type { SwapFlow } from '../../domain/swap/flow/flow.ts'
import type { SwapOrder } from '../../domain/swap/order.ts'
import { emptiedKeepingSlippage, ended, isSwapPending, shownSwap } from '../../domain/swap/state.ts'
import type { SwapState } from '../../domain/swap/state.ts'
import { currentQuote } from '../../domain/swap/phase.ts'
import { isOneOf } from '../../events/define-events.ts'
import { swap } from '../../events/swap/swap.ts'
import type { When } from '../slices/define-slice.ts'

/**
 * Returns the entries that store what flows have shown: granted or used allowances, and what wallets do not support. They precede the entries that
 * move the flows.
 */
export function learnedFromFlow(when: When<SwapState>) {
  return [
    when([swap.approved, swap.allowanceRevoked], (draft, { data }) => {
      const flow = draft.swaps[data.flow]
      if (flow?.step !== 'approving') return
      const { order } = flow
      const allowances =
        'spender' in data
          ? withAllowance(draft.allowances, { order, spender: data.spender, permit: null })
          : withoutAllowance(draft.allowances, order)
      Object.assign(draft, { allowances })
    }),
    when([swap.permitSigned], (draft, { data }) => {
      const flow = draft.swaps[data.flow]
      if (flow?.step !== 'asking' || flow.plan.kind !== 'permit') return
      const { spender, deadline } = flow.plan.permit
      const permit = { data: data.permit, deadline }
      const allowances = withAllowance(draft.allowances, { order: flow.order, spender, permit })
      Object.assign(draft, { allowances })
    }),
    when([swap.unsupported, swap.requestFailed], (draft, event) => {
      const flow = draft.swaps[event.data.flow]
      if (!flow || (isOneOf(event, swap.requestFailed) && !isBundleRefused(flow, event.data.failure.code)))
        return
      const list = flow.plan.kind === 'permit' ? 'withoutPermits' : 'withoutBundles'
      draft[list] = withoutSupport(draft[list], flow.order)
    }),
    when([swap.signed, swap.bundleSent], (draft, { data }) => {
      const order = draft.swaps[data.flow]?.order
      // A permit is valid once: the swap that was sent with it has used its nonce.
      if (order && allowanceFor(draft.allowances, order)?.permit)
        Object.assign(draft, { allowances: withoutAllowance(draft.allowances, order) })
    }),
    when([swap.swapped, swap.swapFailed], (draft, { data: { swap: signed } }) => {
      const { chainId, address: account, source } = signed
      const token = { chainId, account, from: source.address }
      Object.assign(draft, { allowances: withoutAllowance(draft.allowances, token) })
    }),
  ]
}

/**
 * Returns the entries that change the form when its flow ends, or when an earlier flow has sent the same order. They precede the entries that move
 * the flows.
 */
export function draftAfterFlow(when: When<SwapState>) {
  return [
    when([swap.abandoned], (draft, { data }) => {
      const flow = shownFlow(draft, data.flow)
      if (!flow || !isAwaitingSignature(flow)) return
      if (wasSentBeside(draft, flow)) Object.assign(draft, emptiedKeepingSlippage(draft))
      else if (flow.step === 'approving') toQuote(draft)
      else draft.started = null
    }),
    when([swap.requestFailed], (draft, { data: { flow: id, failure } }) => {
      const flow = shownFlow(draft, id)
      if (!flow) return
      const quote = currentQuote(draft.phase)
      if (flow.step === 'swapping')
        Object.assign(draft, { phase: { name: 'failed', stage: 'transaction', quote, failure } })
      else if (isAwaitingSignature(flow) && wasSentBeside(draft, flow))
        Object.assign(draft, emptiedKeepingSlippage(draft))
    }),
    when([swap.approved, swap.allowanceRevoked, swap.permitSigned, swap.unsupported], (draft, { data }) => {
      const flow = shownFlow(draft, data.flow)
      if (!flow || !isAwaitingSignature(flow)) return
      if (wasSentBeside(draft, flow)) Object.assign(draft, emptiedKeepingSlippage(draft))
      else toQuote(draft)
    }),
    when([swap.bundleSent, swap.signed], (draft, { data }) => {
      const flow = draft.swaps[data.flow]
      const isFree = !isSwapPending(draft) && flow?.by === 'visitor' && isOrderOf(draft, flow)
      if (isFree) Object.assign(draft, emptiedKeepingSlippage(draft))
    }),
    when([swap.bundleLost, swap.swapFailed], (draft, { data: { flow: id, failure } }) => {
      const flow = shownFlow(draft, id)
      const quote = currentQuote(draft.phase)
      if (flow?.step === 'swapping' && failure)
        Object.assign(draft, { phase: { name: 'failed', stage: 'chain', quote, failure } })
    }),
    when([swap.backgrounded, swap.swapped], (draft, { data }) => {
      if (shownFlow(draft, data.flow)?.step === 'swapping') Object.assign(draft, ended(draft))
    }),
  ]
}

/** Returns the accounts without support for something, with one more. */
export function withoutSupport(
  accounts: readonly AccountOnChain[],
  { chainId, account: address }: Pick<SwapOrder, 'chainId' | 'account'>,
): AccountOnChain[] {
  const added = { chainId, address }
  return [...accounts.filter((one) => !isSameAccount(one, added)), added]
}

/** Returns the form to its quote once a wallet has answered a request before the swap. */
function toQuote(draft: Draft<SwapState>): void {
  const quote = currentQuote(draft.phase)
  Object.assign(draft, { started: null, ...(quote && { phase: { name: 'quoted', quote } }) })
}

function shownFlow(draft: Draft<SwapState>, id: string): SwapFlow | null {
  return draft.started === id ? shownSwap(draft) : null
}

function isBundleRefused({ step, plan }: SwapFlow, code: Parameters<typeof endsBundles>[0]): boolean {
  return plan.kind === 'bundle' && step === 'asking' && endsBundles(code)
}
