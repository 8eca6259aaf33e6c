import type { Failure } from '../errors/failure.ts'
import type { SwapOrder } from './order.ts'
import type { SwapFailedStage } from './failed-stage.ts'
import type { SwapPlan } from './plan/plan.ts'
import type { SwapQuote } from './quote/quote.ts'

/**
 * The progress of the order in a form. A failure names its stage, and is retried from there.
 * - `idle`: The visitor has not opened the form.
 * - `initializing`: The tokens of the chain are requested.
 * - `ready`: There is no order yet.
 * - `quoting` and `quoted`: The quote is requested, or has arrived.
 * - `building` and `built`: The next signature is being made, or is ready.
 */
export type SwapDraftPhase =
  | { readonly name: 'idle' | 'initializing' | 'ready' }
  | {
      readonly name: 'quoting'
      readonly question: string
      readonly order: SwapOrder
      readonly before: SwapQuote | null
    }
  | { readonly name: 'quoted'; readonly quote: SwapQuote }
  | {
      readonly name: 'failed'
      /** `chain`: it was signed, and failed on its chain. */
      readonly stage: SwapFailedStage | 'chain'
      readonly quote: SwapQuote | null
      readonly failure: Failure
    }
  | { readonly name: 'building'; readonly question: string; readonly quote: SwapQuote }
  | { readonly name: 'built'; readonly quote: SwapQuote; readonly plan: SwapPlan }

/**
 * The progress of the order, including the flow that the form shows.
 * - `built`: The next signature is ready. `failure` says why the wallet has not signed it.
 * - `approving`: The wallet is asked for an allowance, or the approval waits for its chain.
 * - `signing`: The wallet is asked for the swap.
 * - `swapping`: The swap waits for its chain.
 */
export type SwapPhase =
  | Exclude<SwapDraftPhase, { readonly name: 'built' }>
  | {
      readonly name: 'built'
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly failure: Failure | null
    }
  | {
      readonly name: 'approving'
      readonly flow: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly isLingering: boolean
      /** The transaction of a pending approval. */
      readonly hash: string | null
    }
  | {
      readonly name: 'signing'
      readonly flow: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      readonly isLingering: boolean
    }
  | {
      readonly name: 'swapping'
      readonly flow: string
      readonly quote: SwapQuote
      readonly plan: SwapPlan
      /** Null while the hash of the transaction is unknown. */
      readonly hash: string | null
    }

/** Returns the current quote, also while the same order is quoted again. Null for none. */
export function currentQuote(phase: SwapPhase | SwapDraftPhase): SwapQuote | null {
  if (phase.name === 'quoting') return phase.before
  return 'quote' in phase ? phase.quote : null
}

/** Returns the next signature, or the requested one. Null before it is known. */
export function currentPlan(phase: SwapPhase | SwapDraftPhase): SwapPlan | null {
  return 'plan' in phase ? phase.plan : null
}

/** Returns the phase without the plan. An order whose plan was made, or failed, is quoted again. */
export function withoutPlan(phase: SwapDraftPhase): SwapDraftPhase {
  const quote = currentQuote(phase)
  return quote && ['building', 'built', 'failed'].includes(phase.name) ? { name: 'quoted', quote } : phase
}
