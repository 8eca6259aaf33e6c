import type { BaseUnits } from '../domain/amount.ts'
import { mostSpendable } from '../domain/spendable.ts'
import type { Shortage } from '../domain/spendable.ts'
import { isAlarmingImpact, isUnexplainedGain, minimumReceived } from '../domain/swap.ts'
import type { SwapRisk } from '../domain/swap-risk.ts'
import { swapShortage } from '../domain/swap-shortage.ts'
import { alarmingSlippage } from '../domain/swap-slippage.ts'
import { nextSwapStep } from '../domain/swap-step.ts'
import type { SwapProgress, SwapStep } from '../domain/swap-step.ts'
import type { SwapToken } from '../domain/swap-token.ts'
import type { StateOf } from '../reducers/root.ts'
import { costlinessOfSwap } from './costly-swap.ts'
import { checkedSwap, otherSymbolsOfSwap } from './swap-checked.ts'
import { swapDetails } from './swap-details.ts'
import { swapPurse } from './swap-holdings.ts'
import { openSwapBeside } from './swap-requests.ts'
import { quoteOfForm } from './swap-order.ts'

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

/** What needs a second press before the swap is signed, as it stands now; `isTold` once all of it was said, and since then no less comes than the least of what was to come by then. */
export function swapRisksOf(state: StateOf<'swap'>): {
  readonly risks: readonly SwapRisk[]
  readonly isTold: boolean
} {
  const { swap } = state
  const quote = quoteOfForm(swap)
  const details = swapDetails(state)
  const impact = details?.priceImpact ?? null
  const checked = checkedSwap(state)
  const isBelowLeast = (received: BaseUnits | null) =>
    details !== null &&
    received !== null &&
    BigInt(details.received) < BigInt(minimumReceived(received, swap.slippage))
  const risks: readonly SwapRisk[] = [
    ...(quote?.isOld ? (['old-quote'] as const) : []),
    ...(isAlarmingImpact(impact) ? (['price-impact'] as const) : []),
    ...(isUnexplainedGain(impact) ? (['price-gain'] as const) : []),
    ...(unpricedSides(state).length > 0 ? (['unpriced'] as const) : []),
    ...(isBelowLeast(swap.reviewed) ? (['below-minimum'] as const) : []),
    ...(swap.slippage > alarmingSlippage ? (['high-slippage'] as const) : []),
    ...(openSwapBeside(state).length > 0 ? (['open-request'] as const) : []),
    ...(costlinessOfSwap(state) ? (['costly'] as const) : []),
    ...(otherSymbolsOfSwap(state).length > 0 ? (['other-symbol'] as const) : []),
    ...(checked && !checked.effect ? (['unchecked'] as const) : []),
    ...(checked?.effect?.areOthersUnseen ? (['unchecked-tokens'] as const) : []),
    ...(checked?.effect && checked.effect.minimum === null ? (['unchecked-minimum'] as const) : []),
  ]
  const isTold = risks.length > 0 && risks.every((risk) => swap.told.includes(risk))
  return { risks, isTold: isTold && !isBelowLeast(swap.toldAt) }
}

/** Returns the tokens of a quoted swap of which nobody knows a price. */
export function unpricedSides(state: StateOf<'swap'>): readonly SwapToken[] {
  const details = swapDetails(state)
  if (!details) return []
  const { source, target, givenWorth, receivedWorth } = details
  return [...(givenWorth ? [] : [source]), ...(receivedWorth ? [] : [target])]
}

function quoteStanding({ swap }: StateOf<'swap'>): SwapProgress['quote'] {
  if (swap.status.step === 'failed') return 'failed'
  if (quoteOfForm(swap) && swap.status.step !== 'quoting') return 'known'
  return swap.status.step === 'quoting' ? 'asked' : 'none'
}
