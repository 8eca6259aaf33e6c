import type { Failure } from '../errors/failure.ts'
import type { SwapOrder } from './order.ts'
import type { SwapPlan, SwapStage } from './plan/plan.ts'
import type { SwapQuote } from './quote/quote.ts'

/**
 * The progress of the order in a form. A failure names its stage, and is retried from there.
 * - `idle`: The visitor has not opened the form.
 * - `initializing`: The tokens of the chain are requested.
 * - `ready`: There is no order yet.
 * - `quoting` and `quoted`: The quote is requested, or has arrived.
 * - `building` and `built`: The next signature is being made, or is ready.
 */
export type SwapDraftStatus =
  | { readonly step: 'idle' | 'initializing' | 'ready' }
  | {
      readonly step: 'quoting'
      readonly question: string
      readonly order: SwapOrder
      readonly before: SwapQuote | null
    }
  | { readonly step: 'quoted'; readonly quote: SwapQuote }
  | {
      readonly step: 'failed'
      /** `chain`: it was signed, and failed on its chain. */
      readonly stage: SwapStage | 'chain'
      readonly quote: SwapQuote | null
      readonly failure: Failure
    }
  | { readonly step: 'building'; readonly question: string; readonly quote: SwapQuote }
  | { readonly step: 'built'; readonly quote: SwapQuote; readonly plan: SwapPlan }

/**
 * The progress of the order, including the flow that the form shows.
 * - `built`: The next signature is ready. `failure` says why the wallet has not signed it.
 * - `approving`: The wallet is asked for an allowance, or the approval waits for its chain.
 * - `signing`: The wallet is asked for the swap.
 * - `swapping`: The swap waits for its chain.
 */
export type SwapStatus =
  | Exclude<SwapDraftStatus, { readonly step: 'built' }>
  | {
      readonly step: 'built'
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly failure: Failure | null
    }
  | {
      readonly step: 'approving'
      readonly flow: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly isLingering: boolean
      /** The transaction of a pending approval. */
      readonly hash: string | null
    }
  | {
      readonly step: 'signing'
      readonly flow: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly isLingering: boolean
    }
  | {
      readonly step: 'swapping'
      readonly flow: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      /** Null while the hash of the transaction is unknown. */
      readonly hash: string | null
    }

/** Returns the current quote, also while the same order is quoted again. Null for none. */
export function currentQuote(status: SwapStatus | SwapDraftStatus): SwapQuote | null {
  if (status.step === 'quoting') return status.before
  return 'quote' in status ? status.quote : null
}

/** Returns the next signature, or the requested one. Null before it is known. */
export function currentPlan(status: SwapStatus | SwapDraftStatus): SwapPlan | null {
  return 'plan' in status ? status.plan : null
}

/** Returns the status without the plan. An order whose plan was made, or failed, is quoted again. */
export function unmade(status: SwapDraftStatus): SwapDraftStatus {
  const quote = currentQuote(status)
  return quote && ['building', 'built', 'failed'].includes(status.step) ? { step: 'quoted', quote } : status
}
