import { isSameAddress } from '../domain/same-account.ts'
import type { SwapPrefill } from '../domain/swap-prefill.ts'
import type { SwapToken } from '../domain/swap-token.ts'
import { isWantedToken } from '../domain/wanted-token.ts'
import { swap } from '../events/swap.ts'
import { swapTokens } from '../events/swap-tokens.ts'
import type { StateOf } from '../reducers/root.ts'
import { visitorDecimalMark } from '../selectors/visitor-decimal-mark.ts'
import { defineEffect } from './define-effect.ts'
import { formArrival } from './form-arrival.ts'

/** Whoever comes to the form with arguments finds it begun anew with them; one who comes back to it finds what they left. */
export const beginSwapPrefill = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  formArrival({ on, state }, 'swap', 'Swap').pipe(
    decide(({ route: { from = null, to = null, amount = null } }) =>
      swap.prefillStarted({ from, to, amount }),
    ),
  ),
)

/** The tokens that were asked for stand in the form once those of the chain are known, with the amount as if it were typed; one that is not swapped is told to be missing. */
export const fillSwapPrefill = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.prefillStarted, swapTokens.received).pipe(
    decideInTurn(() => {
      const { prefill } = state().swap
      const { list } = state().swapTokens
      if (!prefill || !list || prefill.missing.length > 0) return null
      const separator = visitorDecimalMark(state())
      const { from, to, amount } = wishIn(prefill)
      const [source, target] = [found(list, from), to && found(list, to)]
      return [
        ...(source ? [swap.tokenChosen({ side: 'source', token: source, separator })] : []),
        ...(target ? [swap.tokenChosen({ side: 'target', token: target, separator })] : []),
        ...(amount === null ? [] : [swap.amountTyped({ text: amount.replace('.', separator), separator })]),
        ...(source ? [] : [swap.prefillMissed({ side: 'source' })]),
        ...(target || to === null ? [] : [swap.prefillMissed({ side: 'target' })]),
        ...(source && (target || to === null) ? [swap.prefillEnded()] : []),
      ]
    }),
  ),
)

/** What a host wishes: the coin goes where it names nothing else, and a token does not come for itself. */
function wishIn({ from, to, amount }: SwapPrefill) {
  const source = from ?? 'native'
  return { from: source, to: to !== null && isSameAddress(source, to) ? null : to, amount }
}

function found(list: readonly SwapToken[], wanted: string): SwapToken | null {
  return list.find(({ address }) => isWantedToken(address, wanted)) ?? null
}
