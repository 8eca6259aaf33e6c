import type { BaseUnits } from '../../domain/values/amount.ts'
import { mostSpendable } from '../../domain/order/spendable.ts'
import type { Shortage } from '../../domain/order/spendable.ts'
import { unpricedTokens } from '../../domain/swap/review/details.ts'
import { isBelowMinimum, risksOfSwap } from '../../domain/swap/review/risk-rules.ts'
import type { SwapRisk } from '../../domain/swap/review/risk.ts'
import { swapShortage } from '../../domain/swap/quote/shortage.ts'
import { swapBlockerOf } from '../../domain/swap/form/blocker.ts'
import type { SwapBlockerInput, SwapBlocker } from '../../domain/swap/form/blocker.ts'
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

/** Returns what the form lacks. Null if it can be reviewed. */
export function swapBlocker(state: StateOf<'swap'>): SwapBlocker | null {
  const { phase, source, target, entry } = state.swap
  if (phase.name === 'idle' || phase.name === 'initializing') return 'loading'
  if (phase.name === 'failed' && phase.stage === 'tokens') return 'failed'
  const hasTokens = source !== null && target !== null
  return swapBlockerOf({ hasTokens, entry, shortage: shortageOfSwap(state), quote: quoteArrival(state) })
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

function quoteArrival({ swap }: StateOf<'swap'>): SwapBlockerInput['quote'] {
  if (swap.phase.name === 'failed') return 'failed'
  if (quoteOfForm(swap) && swap.phase.name !== 'quoting') return 'received'
  return swap.phase.name === 'quoting' ? 'requested' : 'none'
}
