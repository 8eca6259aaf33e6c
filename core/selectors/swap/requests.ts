import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { asOpenRequest } from '../../domain/operations/request/stored-requests.ts'
import { openOf } from '../../domain/operations/request/open-request.ts'
import type { OpenOperation } from '../../domain/operations/request/open-request.ts'
import { isAwaitingSignature } from '../../domain/swap/flow/flow.ts'
import { shownSwap } from '../../domain/swap/state.ts'
import type { StateOf } from '../../reducers/root.ts'

/** Returns the swaps of an account, except one flow, that wallets may still sign or may have sent. */
export function openSwaps(
  { swapRequests: { open, kept } }: Pick<StateOf<'swap'>, 'swapRequests'>,
  holder: AccountOnChain,
  besides: string | null = null,
): readonly OpenOperation[] {
  const here = open.filter(({ attempt }) => attempt !== besides)
  return openOf([...here, ...kept.earlier.map(asOpenRequest)], holder)
}

/** Returns the requests beside the form's swap that wallets may still sign or may have sent. Leaves out the one that the review shows already. */
export function openSwapBeside(state: StateOf<'swap'>): readonly OpenOperation[] {
  const { holder } = state.swap
  return holder ? openSwaps(state, holder, toldFlow(state)) : []
}

/** Returns the flow whose wallet is being asked, or whose failure is shown in the form; null for none. */
function toldFlow({ swap }: StateOf<'swap'>): string | null {
  const flow = shownSwap(swap)
  const hasFailedUnsigned = flow?.step === 'failed' && swap.phase.name === 'built'
  return flow && (isAwaitingSignature(flow) || hasFailedUnsigned) ? flow.id : null
}
