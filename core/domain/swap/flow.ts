import type { AskedWallet } from '../operations/asked-wallet.ts'
import { planSwaps } from './plan-swaps.ts'
import type { Failure } from '../errors/failure.ts'
import type { FlowOrigin } from '../flows/flow-origin.ts'
import type { PlannedSwap } from './planned-swap.ts'
import type { SignedSwap } from './signed-swap.ts'
import { isSureRefusal } from '../errors/sure-refusal.ts'

/** One thing that a wallet is asked for a swap, from the order to its end: an approval, a permit, or the swap itself. */
export type SwapFlow = PlannedSwap & {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  /** The wallet that is asked. */
  readonly wallet: AskedWallet | null
  /**
   * `asking`: the wallet's owner has yet to decide. `approving`: an approval is on its way. `swapping`: the swap is on its way.
   * Ends: `approved` (also for an allowance that was taken back), `unsupported` (the wallet signs nothing of the kind), `swapped`, `failed`, `abandoned`.
   */
  readonly step:
    | 'asking'
    | 'approving'
    | 'swapping'
    | 'approved'
    | 'unsupported'
    | 'swapped'
    | 'failed'
    | 'abandoned'
  /** When the wallet was asked, in milliseconds since 1970. */
  readonly askedAt: number
  /** Whether the wallet has been silent for ten seconds. */
  readonly isLingering: boolean
  /** The transaction of an approval that is on its way. */
  readonly approvedBy: string | null
  /** When the wallet sent the approval or the swap, in milliseconds since 1970. */
  readonly sentAt: number | null
  /** The swap as the wallet signed it; null while its transaction has no name. */
  readonly signed: SignedSwap | null
  /** Whether nobody waited for it any more before it was sent: it was abandoned, or the wallet failed. */
  readonly isGivenUp: boolean
  /** Whether nobody is kept waiting for its chain any more. */
  readonly isLetGo: boolean
  readonly failure: Failure | null
}

/** Returns whether the wallet's owner, or the chain of an approval, has yet to decide. */
export function isAsked({ step }: Pick<SwapFlow, 'step'>): boolean {
  return step === 'asking' || step === 'approving'
}

/** Returns whether the wallet's owner or the chain has yet to decide. */
export function isRunning({ step }: Pick<SwapFlow, 'step'>): boolean {
  return isAsked({ step }) || step === 'swapping'
}

/** Returns whether a flow can be forgotten. A swap that a wallet may still sign, or may have sent, is not. */
export function isSettled(flow: Pick<SwapFlow, 'step' | 'plan' | 'failure' | 'isLetGo'>): boolean {
  const { step, plan, failure } = flow
  if (isRunning(flow)) return flow.isLetGo
  if (!planSwaps(plan)) return true
  return step === 'failed' ? failure === null || isSureRefusal(failure.code) : step !== 'abandoned'
}

/** Returns whether the wallet sent the swap. */
export function isSwapSent({ plan, sentAt }: Pick<SwapFlow, 'plan' | 'sentAt'>): boolean {
  return sentAt !== null && (plan.kind === 'swap' || plan.kind === 'bundle')
}
