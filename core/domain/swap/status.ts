import type { Failure } from '../errors/failure.ts'
import type { SwapOrder } from './order.ts'
import type { SwapPlan, SwapStage } from './plan.ts'
import type { SwapQuote } from './quote.ts'

/** How far the order in a form has come: nobody came for one (`idle`), the tokens of the chain are asked for, there is no order yet (`ready`), it is quoted, what is to be signed for it is made (`building`) and there (`built`). What failed says at which stage, and is tried again from there. */
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
      /** `chain`: it was signed, and failed there. */
      readonly stage: SwapStage | 'chain'
      readonly quote: SwapQuote | null
      readonly failure: Failure
    }
  | { readonly step: 'building'; readonly question: string; readonly quote: SwapQuote }
  | { readonly step: 'built'; readonly quote: SwapQuote; readonly plan: SwapPlan }

/** The same with the flow that the form shows: why the wallet signed nothing (`built`), or that the wallet is asked for leave to take the token or an approval is on its way (`approving`), that it is asked for the swap (`signing`), or that the swap is on its way. */
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
      /** The transaction of an approval that is on its way. */
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
      /** Null while the wallet has not named the transaction. */
      readonly hash: string | null
    }

/** Returns the quote that stands, also while the same order is quoted again; null for none. */
export function currentQuote(status: SwapStatus | SwapDraftStatus): SwapQuote | null {
  if (status.step === 'quoting') return status.before
  return 'quote' in status ? status.quote : null
}

/** Returns what is to be signed next, or was asked for; null before that is known. */
export function currentPlan(status: SwapStatus | SwapDraftStatus): SwapPlan | null {
  return 'plan' in status ? status.plan : null
}

/** Returns an order as it was quoted, if what is to be signed for it was made, or could not be. */
export function unmade(status: SwapDraftStatus): SwapDraftStatus {
  const quote = currentQuote(status)
  return quote && ['building', 'built', 'failed'].includes(status.step) ? { step: 'quoted', quote } : status
}
