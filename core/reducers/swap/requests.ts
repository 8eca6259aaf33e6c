import { isSwapPlan } from '../../domain/swap/plan/is-swap-plan.ts'
import type { FlowOrigin } from '../../domain/flows/flow-origin.ts'
import {
  noStoredRequests,
  withAttempt,
  withHostAttempt,
  withRecalled,
} from '../../domain/operations/request/stored-requests.ts'
import type { StoredRequests } from '../../domain/operations/request/stored-requests.ts'
import type { OpenOperation } from '../../domain/operations/request/open-request.ts'
import { isSameAccount } from '../../domain/account/same-account.ts'
import { isSureRefusal } from '../../domain/errors/sure-refusal.ts'
import { host } from '../../events/host.ts'
import { swap } from '../../events/swap/swap.ts'
import { defineSlice } from '../slices/define-slice.ts'

/** The swaps that wallets may still sign or may have sent, each by its flow. */
type SwapRequests = {
  readonly open: readonly (OpenOperation & { readonly by: FlowOrigin })[]
  /** Requests of earlier visits and other tabs. */
  readonly kept: StoredRequests
}

const initial: SwapRequests = { open: [], kept: noStoredRequests }

declare module '../root.ts' {
  interface LateBranches {
    readonly swapRequests: ['swap', SwapRequests]
  }
}

/**
 * Reduces requests for swaps, until an answer leaves no doubt. An abandoned flow stays, because the wallet is not notified of that.
 * Another request drops the doubtful ones, because its caller has read the warning. A host's request drops only the host's own.
 */
export const swapRequestsSlice = defineSlice<SwapRequests>(initial, (when) => [
  when([swap.requested], (draft, { id: attempt, at, data: { planned, wallet, by } }) => {
    if (!wallet || !isSwapPlan(planned.plan)) return
    const { chainId, account: address } = planned.order
    const holder = { chainId, address }
    const isRead = (one: (typeof draft.open)[number]) =>
      one.isDoubtful && isSameAccount(one.holder, holder) && (by === 'visitor' || one.by === 'host')
    const others = draft.open.filter((one) => !isRead(one))
    draft.open = [...others, { attempt, wallet, holder, isDoubtful: false, by }]
    const mark = { attempt, askedAt: at }
    const { kept } = draft
    Object.assign(kept, by === 'host' ? withHostAttempt(kept, mark) : withAttempt(kept, mark, holder))
  }),
  when([swap.signed, swap.bundleSent, swap.unsupported], (draft, { data: { flow } }) => {
    draft.open = draft.open.filter((one) => one.attempt !== flow)
  }),
  when([swap.requestFailed], (draft, { data: { flow, failure } }) => {
    if (isSureRefusal(failure.code)) draft.open = draft.open.filter((one) => one.attempt !== flow)
    else for (const one of draft.open) one.isDoubtful ||= one.attempt === flow
  }),
  when([swap.requestsRecalled], (draft, { data }) => {
    Object.assign(draft.kept, withRecalled(draft.kept, data.requests))
  }),
  when([host.stopped], () => initial),
])
