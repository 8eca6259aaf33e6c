import type { AskedWallet } from '../domain/asked-wallet.ts'
import { doesSwap } from '../domain/does-swap.ts'
import { noKeptRequests, withAttempt, withRecalled } from '../domain/kept-requests.ts'
import type { KeptRequests } from '../domain/kept-requests.ts'
import type { OpenRequest } from '../domain/open-request.ts'
import { isSameAccount } from '../domain/same-account.ts'
import { isSureRefusal } from '../domain/sure-refusal.ts'
import { host } from '../events/host.ts'
import { swap } from '../events/swap.ts'
import { defineSlice } from './define-slice.ts'

/** By which press and which wallet was asked last for a swap or what goes before it, and which swaps wallets may still sign or may have sent, also where nobody waits for that here any more. */
export type SwapRequests = {
  readonly asked: { readonly attempt: string; readonly wallet: AskedWallet } | null
  readonly open: readonly OpenRequest[]
  /** Those of earlier visits and other tabs. */
  readonly kept: KeptRequests
}

const initial: SwapRequests = { asked: null, open: [], kept: noKeptRequests }

declare module './root.ts' {
  interface LateBranches {
    readonly swapRequests: ['swap', SwapRequests]
  }
}

/** What wallets are asked for swaps, from the press to an answer that leaves no doubt: who cancels here has not cancelled there. Whoever presses on has read of what was in doubt by then. */
export const swapRequestsSlice = defineSlice<SwapRequests>(initial, (when) => [
  when([swap.attemptStarted], (draft, { at, data: { attempt, chainId, plan, wallet } }) => {
    draft.asked = wallet ? { attempt, wallet } : null
    if (!wallet || !('call' in plan) || !doesSwap(plan)) return
    const holder = { chainId, address: plan.call.from }
    const others = draft.open.filter((one) => !one.isDoubtful || !isSameAccount(one.holder, holder))
    draft.open = [...others, { attempt, wallet, holder, isDoubtful: false }]
    Object.assign(draft.kept, withAttempt(draft.kept, { attempt, askedAt: at }, holder))
  }),
  when([swap.signed, swap.bundleSent, swap.bundleUnsupported], (draft, { data: { attempt } }) => {
    draft.open = draft.open.filter((one) => one.attempt !== attempt)
  }),
  when([swap.attemptFailed], (draft, { data: { attempt, failure } }) => {
    if (isSureRefusal(failure.code)) draft.open = draft.open.filter((one) => one.attempt !== attempt)
    else for (const one of draft.open) one.isDoubtful ||= one.attempt === attempt
  }),
  when([swap.requestsRecalled, swap.requestsJoined], (draft, { data }) => {
    Object.assign(draft.kept, withRecalled(draft.kept, data.requests))
  }),
  when([host.stopped], () => initial),
])
