import type { Checked } from '../../domain/preflight/checked.ts'
import { networkOf } from '../../domain/network/network.ts'
import { otherSymbols } from '../../domain/preflight/same-symbol.ts'
import type { OtherSymbol } from '../../domain/preflight/same-symbol.ts'
import { planSwaps } from '../../domain/swap/plan-swaps.ts'
import { statusOfForm } from '../../domain/swap/state.ts'
import { currentPlan } from '../../domain/swap/status.ts'
import type { StateOf } from '../../reducers/root.ts'

/** What was checked of the swap that is signed next; null where something else is signed before, or nothing is made yet. */
export function checkedSwap({ swap }: Pick<StateOf<'swap'>, 'swap'>): Checked | null {
  const plan = currentPlan(statusOfForm(swap))
  if (!plan || !planSwaps(plan)) return null
  return plan.checked ?? { tokens: [], effect: null }
}

/** Returns the tokens of the swap that are shown by other symbols than their contracts say, as far as that was looked at. */
export function otherSymbolsOfSwap({
  swap,
  options,
}: Pick<StateOf<'swap'>, 'swap' | 'options'>): readonly OtherSymbol[] {
  const { source, target, holder } = swap
  const network = holder && networkOf(options?.networks ?? [], holder.chainId)
  const shown = [source, target].filter((token) => token !== null)
  return otherSymbols(
    shown,
    currentPlan(statusOfForm(swap))?.checked?.tokens ?? [],
    network?.nativeCurrency.symbol ?? null,
  )
}
