import type { BaseUnits } from '../../domain/values/amount.ts'
import { mostSpendable } from '../../domain/order/spendable.ts'
import type { Shortage } from '../../domain/order/spendable.ts'
import { unpricedTokens } from '../../domain/swap/details.ts'
import { isBelowMinimum, risksOfSwap } from '../../domain/swap/risk-rules.ts'
import type { SwapRisk } from '../../domain/swap/risk.ts'
import { swapShortage } from '../../domain/swap/shortage.ts'
import { nextSwapStep } from '../../domain/swap/step.ts'
import type { SwapProgress, SwapStep } from '../../domain/swap/step.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { StateOf } from '../../reducers/root.ts'
import { costlinessOfSwap } from './costly-swap.ts'
import { checkedSwap, otherSymbolsOfSwap } from './checked.ts'
import { swapDetails } from './details.ts'
import { swapPurse } from './holdings.ts'
import { openSwapBeside } from './requests.ts'
import { quoteOfForm } from './order.ts'

/** What there is too little of for the amount in the form, as far as it is known; null for enough. */
export function shortageOfSwap(state: StateOf<'swap'>): Shortage | null {
  const { amount } = state.swap.entry
  const purse = swapPurse(state)
  return amount !== null && purse ? swapShortage(amount, purse) : null
}

/** The most of the source that can be swapped, in base units; null while nobody knows. Of the coin it leaves twice what the network is expected to take, since the swap that is made may take more. */
export function mostToSwap(state: StateOf<'swap'>): BaseUnits | null {
  const purse = swapPurse(state)
  if (!purse) return null
  const { networkCost } = purse
  return mostSpendable({ ...purse, networkCost: networkCost && String(2n * BigInt(networkCost)) })
}

/** What a visitor has to do next before the swap can be reviewed. */
export function swapStep(state: StateOf<'swap'>): SwapStep {
  const { status, source, target, entry } = state.swap
  if (status.step === 'idle' || status.step === 'initializing') return 'wait'
  if (status.step === 'failed' && status.stage === 'tokens') return 'retry'
  const hasTokens = source !== null && target !== null
  return nextSwapStep({ hasTokens, entry, shortage: shortageOfSwap(state), quote: quoteStanding(state) })
}

/** What needs a second press before the swap is signed, as it stands now; `areShown` once all of it was said, and since then no less comes than the least of what was to come by then. */
export function swapRisksOf(state: StateOf<'swap'>): {
  readonly risks: readonly SwapRisk[]
  readonly areShown: boolean
} {
  const { reviewed, slippage, told, toldAt } = state.swap
  const details = swapDetails(state)
  const risks = risksOfSwap({
    details,
    slippage,
    isOld: quoteOfForm(state.swap)?.isOld === true,
    reviewed,
    checked: checkedSwap(state),
    isCostly: costlinessOfSwap(state) !== null,
    hasOtherSymbol: otherSymbolsOfSwap(state).length > 0,
    isAnotherOpen: openSwapBeside(state).length > 0,
  })
  const areShown = risks.length > 0 && risks.every((risk) => told.includes(risk))
  return { risks, areShown: areShown && !isBelowMinimum(details, toldAt, slippage) }
}

/** Returns the tokens of a quoted swap of which nobody knows a price. */
export function unpricedSides(state: StateOf<'swap'>): readonly SwapToken[] {
  const details = swapDetails(state)
  return details ? unpricedTokens(details) : []
}

function quoteStanding({ swap }: StateOf<'swap'>): SwapProgress['quote'] {
  if (swap.status.step === 'failed') return 'failed'
  if (quoteOfForm(swap) && swap.status.step !== 'quoting') return 'known'
  return swap.status.step === 'quoting' ? 'asked' : 'none'
}
