import { asOpenRequest } from '../domain/kept-requests.ts'
import { openOf } from '../domain/open-request.ts'
import type { OpenRequest } from '../domain/open-request.ts'
import { isAsked } from '../domain/swap-status.ts'
import type { StateOf } from '../reducers/root.ts'

/** What wallets may still sign or may have sent beside the swap in the form, but for what the review tells of already. */
export function openSwapBeside(state: StateOf<'swap'>): readonly OpenRequest[] {
  const { swap, swapRequests } = state
  const { holder } = swap
  if (!holder) return []
  const here = swapRequests.open.filter(({ attempt }) => attempt !== toldAttempt(state))
  const open = [...here, ...swapRequests.kept.earlier.map(asOpenRequest)]
  return openOf(open, holder)
}

/** The press whose wallet is waited for here, or whose failure is told here; null for none. */
function toldAttempt({ swap: { status }, swapRequests }: StateOf<'swap'>): string | null {
  if (isAsked(status)) return status.attempt
  return status.step === 'built' && status.failure ? (swapRequests.asked?.attempt ?? null) : null
}
