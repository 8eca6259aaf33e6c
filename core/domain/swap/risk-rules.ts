import type { BaseUnits } from '../values/amount.ts'
import { costliness } from '../order/bounds/costliness.ts'
import type { Costliness } from '../order/bounds/costliness.ts'
import type { ChainId } from '../values/caip.ts'
import type { Checked } from '../preflight/checked.ts'
import { isAlarmingImpact, isUnexplainedGain, minimumReceived } from './swap.ts'
import { unpricedTokens } from './details.ts'
import type { SwapDetails } from './details.ts'
import type { PaidGas } from './gas.ts'
import type { SwapRisk } from './risk.ts'
import { alarmingSlippage } from './slippage.ts'

/** What decides what needs a second look: the order as it is quoted and made, and what else wallets may still sign. */
type SwapToJudge = {
  /** Null without a quote. */
  readonly details: SwapDetails | null
  /** In whole percent. */
  readonly slippage: number
  readonly isOld: boolean
  /** What was to come as the review began, in base units; null if there was none. */
  readonly reviewed: BaseUnits | null
  /** What was checked of the swap that is signed next; null before that. */
  readonly checked: Checked | null
  readonly isCostly: boolean
  /** Whether a token is shown by another symbol than its contract says. */
  readonly hasOtherSymbol: boolean
  /** Whether a wallet of the account may still sign an earlier swap, or may have sent one. */
  readonly isAnotherOpen: boolean
}

/** Returns what needs a second look before a swap is signed. */
export function risksOfSwap(judged: SwapToJudge): readonly SwapRisk[] {
  const { details, checked, slippage, reviewed } = judged
  const impact = details?.priceImpact ?? null
  const isUnpriced = details !== null && unpricedTokens(details).length > 0
  return [
    ...(judged.isOld ? (['old-quote'] as const) : []),
    ...(isAlarmingImpact(impact) ? (['price-impact'] as const) : []),
    ...(isUnexplainedGain(impact) ? (['price-gain'] as const) : []),
    ...(isUnpriced ? (['unpriced'] as const) : []),
    ...(isBelowMinimum(details, reviewed, slippage) ? (['below-minimum'] as const) : []),
    ...(slippage > alarmingSlippage ? (['high-slippage'] as const) : []),
    ...(judged.isAnotherOpen ? (['open-request'] as const) : []),
    ...(judged.isCostly ? (['costly'] as const) : []),
    ...(judged.hasOtherSymbol ? (['other-symbol'] as const) : []),
    ...(checked && !checked.effect ? (['unchecked'] as const) : []),
    ...(checked?.effect?.areOthersUnseen ? (['unchecked-tokens'] as const) : []),
    ...(checked?.effect && checked.effect.minimum === null ? (['unchecked-minimum'] as const) : []),
  ]
}

/** Returns whether less comes than the least of an amount that was to come before. */
export function isBelowMinimum(
  details: SwapDetails | null,
  before: BaseUnits | null,
  slippage: number,
): boolean {
  return (
    details !== null &&
    before !== null &&
    BigInt(details.received) < BigInt(minimumReceived(before, slippage))
  )
}

/** Finds why a quoted swap is costly; null if it is not, as far as prices are known. */
export function costlinessOfDetails(
  chainId: ChainId,
  { networkCost: cost, givenWorth: worth }: SwapDetails,
  paid: PaidGas | null,
): Costliness | null {
  return costliness({ chainId, cost, worth, gasPrice: paid && BigInt(paid.gasPrice) })
}
