import { emptyEntry } from './amount-entry.ts'
import type { AmountEntry } from './amount-entry.ts'
import type { BaseUnits } from './amount.ts'
import type { AccountOnChain } from './same-account.ts'
import type { SignedSwap } from './signed-swap.ts'
import type { SwapLeave } from './swap-leave.ts'
import type { SwapPrefill } from './swap-prefill.ts'
import type { SwapRisk } from './swap-risk.ts'
import { defaultSlippage } from './swap-slippage.ts'
import { unmade } from './swap-status.ts'
import type { SwapStatus } from './swap-status.ts'
import type { SwapToken } from './swap-token.ts'

/** What is to be swapped, whose it is, how far that has come, and which swaps are on their way. */
export type SwapState = {
  readonly prefill: SwapPrefill | null
  readonly holder: AccountOnChain | null
  readonly source: SwapToken | null
  readonly target: SwapToken | null
  readonly entry: AmountEntry
  /** In whole percent. */
  readonly slippage: number
  /** What stands in its field; null where that is the slippage itself. */
  readonly slippageText: string | null
  readonly status: SwapStatus
  readonly leave: SwapLeave | null
  /** Whether the wallet signs no permits, so that tokens are approved by transactions. */
  readonly isWithoutPermits: boolean
  /** Whether the service, a node or the wallet does not approve and swap as one operation. */
  readonly isWithoutBundles: boolean
  /** What was to come as the review began, in base units; null where nobody reviews. */
  readonly reviewed: BaseUnits | null
  /** What was told that needs a second press. */
  readonly told: readonly SwapRisk[]
  /** What was to come by then, in base units; null before anything was told. */
  readonly toldAt: BaseUnits | null
  readonly sent: readonly SignedSwap[]
}

/** A swap before anybody came for one. */
export const initialSwap: SwapState = {
  prefill: null,
  holder: null,
  source: null,
  target: null,
  entry: emptyEntry,
  slippage: defaultSlippage,
  slippageText: null,
  status: { step: 'idle' },
  leave: null,
  isWithoutPermits: false,
  isWithoutBundles: false,
  reviewed: null,
  told: [],
  toldAt: null,
  sent: [],
}

/** A form that begins anew, which keeps the slippage and the swaps that are on their way. */
export function begun({ sent, slippage }: Pick<SwapState, 'sent' | 'slippage'>): SwapState {
  return { ...initialSwap, sent, slippage }
}

/** What changes of a form once so many whole percent less may come. */
export function withSlippage(
  { status }: Pick<SwapState, 'status'>,
  slippage: number,
): Pick<SwapState, 'slippage' | 'told' | 'status'> {
  return { slippage, told: [], status: unmade(status) }
}
