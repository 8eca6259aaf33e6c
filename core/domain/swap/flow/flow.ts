import type { BaseUnits } from '../../values/amount.ts'
import type { SigningWallet } from '../../operations/request/signing-wallet.ts'
import { isSwapPlan } from '../plan/is-swap-plan.ts'
import type { Failure } from '../../errors/failure.ts'
import type { FlowOrigin } from '../../flows/flow-origin.ts'
import type { PlannedSwap } from './planned-swap.ts'
import type { SignedSwap } from './signed-swap.ts'
import { isSureRefusal } from '../../errors/sure-refusal.ts'

/** One request to a wallet for a swap, from the order to its end: an approval, a permit, or the swap itself. */
export type SwapFlow = PlannedSwap & {
  /** The id of the intent that started it. */
  readonly id: string
  readonly by: FlowOrigin
  /** The wallet that is asked. */
  readonly wallet: SigningWallet | null
  /**
   * The step of the request:
   * - `asking`: The wallet's owner has yet to decide.
   * - `approving`: The approval waits for its chain.
   * - `swapping`: The swap waits for its chain.
   * - `approved`: The allowance was given, or an old one was revoked.
   * - `unsupported`: The wallet does not support such a signature.
   * - `swapped`, `failed` and `abandoned`: The other ends.
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
  /** Whether the wallet has not answered for ten seconds. */
  readonly isLingering: boolean
  /** The transaction of a pending approval. */
  readonly approvedBy: string | null
  /** When the wallet sent the approval or the swap, in milliseconds since 1970. */
  readonly sentAt: number | null
  /** The swap as the wallet signed it. Null while the hash of its transaction is unknown. */
  readonly signed: SignedSwap | null
  /** Whether the flow was abandoned, or the wallet failed, before the wallet sent the swap. */
  readonly isGivenUp: boolean
  /** Whether the view no longer waits for its chain. */
  readonly isBackgrounded: boolean
  readonly failure: Failure | null
  /** What arrived, in base units. Null until the swap is confirmed, and if that could not be read. */
  readonly got: BaseUnits | null
  /** Whether the confirmed transaction could not be compared with the review. */
  readonly isUnchecked: boolean
}

/** Returns whether a flow waits for the wallet's owner, or for the chain of an approval. */
export function isAwaitingSignature({ step }: Pick<SwapFlow, 'step'>): boolean {
  return step === 'asking' || step === 'approving'
}

/** Returns whether a flow waits for the wallet's owner or a chain. */
export function isRunning({ step }: Pick<SwapFlow, 'step'>): boolean {
  return isAwaitingSignature({ step }) || step === 'swapping'
}

/** Returns whether a flow can be removed. A swap stays if a wallet may still sign it, or may have sent it. */
export function mayBeDropped(flow: Pick<SwapFlow, 'step' | 'plan' | 'failure' | 'isBackgrounded'>): boolean {
  const { step, plan, failure } = flow
  if (isRunning(flow)) return flow.isBackgrounded
  if (!isSwapPlan(plan)) return true
  return step === 'failed' ? failure === null || isSureRefusal(failure.code) : step !== 'abandoned'
}

/** Returns whether the wallet sent the swap. */
export function isSwapSent({ plan, sentAt }: Pick<SwapFlow, 'plan' | 'sentAt'>): boolean {
  return sentAt !== null && isSwapPlan(plan)
}
