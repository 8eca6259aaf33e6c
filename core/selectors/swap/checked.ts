import type { Checked } from '../../domain/preflight/checked.ts'
import { networkOf } from '../../domain/network/network.ts'
import { otherSymbols } from '../../domain/preflight/same-symbol.ts'
import type { OtherSymbol } from '../../domain/preflight/same-symbol.ts'
import { isSwapPlan } from '../../domain/swap/plan/is-swap-plan.ts'
import { phaseOfForm } from '../../domain/swap/state.ts'
import { currentPlan } from '../../domain/swap/phase.ts'
import type { StateOf } from '../../reducers/root.ts'

/** Returns what was checked of the swap that is signed next. Null if something else is signed before, or no transaction is built yet. */
export function checkedSwap({ swap }: Pick<StateOf<'swap'>, 'swap'>): Checked | null {
  const plan = currentPlan(phaseOfForm(swap))
  if (!plan || !isSwapPlan(plan)) return null
  return plan.checked ?? { tokens: [], effect: null }
}

/** Returns the tokens of the swap whose contracts are known to declare other symbols than the shown ones. */
export function otherSymbolsOfSwap({
  swap,
  options,
}: Pick<StateOf<'swap'>, 'swap' | 'options'>): readonly OtherSymbol[] {
  const { source, target, holder } = swap
  const network = holder && networkOf(options?.networks ?? [], holder.chainId)
  const shown = [source, target].filter((token) => token !== null)
  return otherSymbols(
    shown,
    currentPlan(phaseOfForm(swap))?.checked?.tokens ?? [],
    network?.nativeCurrency.symbol ?? null,
  )
}
