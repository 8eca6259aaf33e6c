import type { BaseUnits } from '../../values/amount.ts'
import { costliness } from '../../order/bounds/costliness.ts'
import type { Costliness } from '../../order/bounds/costliness.ts'
import type { ChainId } from '../../values/caip.ts'
import type { Checked } from '../../preflight/checked.ts'
import { isAlarmingImpact, isUnexplainedGain, minimumReceived } from '../quote/amounts.ts'
import { unpricedTokens } from './details.ts'
import type { SwapDetails } from './details.ts'
import type { PaidGas } from '../quote/gas.ts'
import type { SwapRisk } from './risk.ts'
import { alarmingSlippage } from '../form/slippage.ts'

/** The values that decide the risks of a swap: its quote, its plan, and the wallets' other open requests. */
type SwapToJudge = {
  /** Null without a quote. */
  readonly details: SwapDetails | null
  /** In whole percent. */
  readonly slippage: number
  readonly isOld: boolean
  /** The received amount when the review began, in base units. Null if there was none. */
  readonly reviewed: BaseUnits | null
  /** The on-chain checks of the swap to sign. Null before them. */
  readonly checked: Checked | null
  readonly isCostly: boolean
  /** Whether the shown symbol of a token differs from its contract's. */
  readonly hasOtherSymbol: boolean
  /** Whether a wallet of the account may still sign an earlier swap, or may have sent one. */
  readonly isAnotherOpen: boolean
}

/** Returns the risks of a swap, which need a second press. */
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

/** Returns whether the received amount is below the minimum of an earlier received amount. */
export function isBelowMinimum(
  details: SwapDetails | null,
  earlier: BaseUnits | null,
  slippage: number,
): boolean {
  return (
    details !== null &&
    earlier !== null &&
    BigInt(details.received) < BigInt(minimumReceived(earlier, slippage))
  )
}

/** Returns why a quoted swap is costly. Null if it is not, or if prices are unknown. */
export function costlinessOfDetails(
  chainId: ChainId,
  { networkCost: cost, givenWorth: worth }: SwapDetails,
  paid: PaidGas | null,
): Costliness | null {
  return costliness({ chainId, cost, worth, gasPrice: paid && BigInt(paid.gasPrice) })
}
