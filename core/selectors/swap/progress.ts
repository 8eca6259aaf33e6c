import type { BaseUnits } from '../../domain/values/amount.ts'
import { mostSpendable } from '../../domain/order/spendable.ts'
import type { Shortage } from '../../domain/order/spendable.ts'
import { unpricedTokens } from '../../domain/swap/review/details.ts'
import { isBelowMinimum, risksOfSwap } from '../../domain/swap/review/risk-rules.ts'
import type { SwapRisk } from '../../domain/swap/review/risk.ts'
import { swapShortage } from '../../domain/swap/quote/shortage.ts'
import { nextSwapStep } from '../../domain/swap/form/step.ts'
import type { SwapProgress, SwapStep } from '../../domain/swap/form/step.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { StateOf } from '../../reducers/root.ts'
import { costlinessOfSwap } from './costly-swap.ts'
import { checkedSwap, otherSymbolsOfSwap } from './checked.ts'
import { swapDetails } from './details.ts'
import { swapPurse } from './holdings.ts'
import { openSwapBeside } from './requests.ts'
import { quoteOfForm } from './order.ts'

/** Returns what the account has too little of for the typed amount, as far as that is known. Null if there is enough. */
export function shortageOfSwap(state: StateOf<'swap'>): Shortage | null {
  const { amount } = state.swap.entry
  const purse = swapPurse(state)
  return amount !== null && purse ? swapShortage(amount, purse) : null
}

/**
 * Returns the greatest amount of the source that can be swapped, in base units; null while it is unknown.
 * Of the coin it leaves twice the estimated network fee, because the final transaction may cost more.
 */
export function mostToSwap(state: StateOf<'swap'>): BaseUnits | null {
  const purse = swapPurse(state)
  if (!purse) return null
  const { networkCost } = purse
  return mostSpendable({ ...purse, networkCost: networkCost && String(2n * BigInt(networkCost)) })
}

/** Returns what a visitor has to do next before the review. */
export function swapStep(state: StateOf<'swap'>): SwapStep {
  const { status, source, target, entry } = state.swap
  if (status.step === 'idle' || status.step === 'initializing') return 'wait'
  if (status.step === 'failed' && status.stage === 'tokens') return 'retry'
  const hasTokens = source !== null && target !== null
  return nextSwapStep({ hasTokens, entry, shortage: shortageOfSwap(state), quote: quoteStanding(state) })
}

/**
 * Returns the risks that need a second press before the current swap is signed.
 * `areShown` is true once the visitor was shown all of them. It is false again if the swap now brings less than the minimum shown then.
 */
export function swapRisksOf(state: StateOf<'swap'>): {
  readonly risks: readonly SwapRisk[]
  readonly areShown: boolean
} {
  const { receivedAtReview, slippage, shownRisks, receivedAtWarning } = state.swap
  const details = swapDetails(state)
  const risks = risksOfSwap({
    details,
    slippage,
    isOld: quoteOfForm(state.swap)?.isOld === true,
    reviewed: receivedAtReview,
    checked: checkedSwap(state),
    isCostly: costlinessOfSwap(state) !== null,
    hasOtherSymbol: otherSymbolsOfSwap(state).length > 0,
    isAnotherOpen: openSwapBeside(state).length > 0,
  })
  const areShown = risks.length > 0 && risks.every((risk) => shownRisks.includes(risk))
  return { risks, areShown: areShown && !isBelowMinimum(details, receivedAtWarning, slippage) }
}

/** Returns the tokens of a quoted swap without a known price. */
export function unpricedSides(state: StateOf<'swap'>): readonly SwapToken[] {
  const details = swapDetails(state)
  return details ? unpricedTokens(details) : []
}

function quoteStanding({ swap }: StateOf<'swap'>): SwapProgress['quote'] {
  if (swap.status.step === 'failed') return 'failed'
  if (quoteOfForm(swap) && swap.status.step !== 'quoting') return 'known'
  return swap.status.step === 'quoting' ? 'asked' : 'none'
}
