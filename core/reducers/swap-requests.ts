import type { AskedWallet } from '../domain/asked-wallet.ts'
import { doesSwap } from '../domain/does-swap.ts'
import type { OpenRequest } from '../domain/open-request.ts'
import { host } from '../events/host.ts'
import { swap } from '../events/swap.ts'
import { defineSlice } from './define-slice.ts'

/** Which wallet was asked last for a swap or what goes before it, and which swaps wallets have yet to answer, also where nobody waits for that here any more. */
export type SwapRequests = { readonly asked: AskedWallet | null; readonly open: readonly OpenRequest[] }

const initial: SwapRequests = { asked: null, open: [] }

declare module './root.ts' {
  interface LateBranches {
    readonly swapRequests: ['swap', SwapRequests]
  }
}

/** What wallets are asked for swaps, from the press to their answer: who cancels here has not cancelled there. */
export const swapRequestsSlice = defineSlice<SwapRequests>(initial, (when) => [
  when([swap.attemptStarted], (draft, { data: { attempt, chainId, plan, wallet } }) => {
    draft.asked = wallet ?? null
    if (wallet && 'call' in plan && doesSwap(plan))
      draft.open.push({ attempt, wallet, holder: { chainId, address: plan.call.from } })
  }),
  when(
    [swap.signed, swap.attemptFailed, swap.bundleSent, swap.bundleUnsupported],
    (draft, { data: { attempt } }) => {
      draft.open = draft.open.filter((one) => one.attempt !== attempt)
    },
  ),
  when([host.stopped], () => initial),
])
