import { openElsewhere } from '../domain/open-request.ts'
import type { OpenRequest } from '../domain/open-request.ts'
import { isAsked } from '../domain/swap-status.ts'
import type { StateOf } from '../reducers/root.ts'
import { signerNow } from './signer-now.ts'

/** What another wallet of the account has yet to answer, beside what is waited for here; null for nothing. */
export function openSwapElsewhere(state: StateOf<'swap'>): OpenRequest | null {
  const { holder, status } = state.swap
  if (!holder) return null
  const awaited = isAsked(status) ? status.attempt : null
  const open = state.swapRequests.open.filter(({ attempt }) => attempt !== awaited)
  return openElsewhere(open, holder, signerNow(state, holder.chainId))
}
