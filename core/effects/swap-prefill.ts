import { isAskedForForm } from '../domain/swap-state.ts'
import { wishedSides } from '../domain/swap-wish.ts'
import { swap, swapAnswers } from '../events/swap.ts'
import { swapTokens } from '../events/swap-tokens.ts'
import type { StateOf } from '../reducers/root.ts'
import { visitorDecimalMark } from '../selectors/visitor-decimal-mark.ts'
import { defineEffect } from './define-effect.ts'
import { elsewhere } from './elsewhere.ts'
import { beginForm } from './form-arrival.ts'

/** Whoever comes to the form with arguments finds it begun anew with them, once no wallet is asked for what stands there, unless they went on with that; one who comes back to it finds what they left. */
export const beginSwapPrefill = defineEffect<StateOf<'swap'>>((tools) =>
  beginForm(tools, 'swap', 'Swap', {
    begin: ({ from = null, to = null, amount = null }) => swap.prefillStarted({ from, to, amount }),
    isHeld: () => isAskedForForm(tools.state().swap),
    freed: [...swapAnswers, swap.bundleSent, swapTokens.requested, ...elsewhere],
  }),
)

/** The tokens that were asked for stand in the form once those of the chain are known, with the amount as if it were typed; one that is not swapped is told to be missing. */
export const fillSwapPrefill = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.prefillStarted, swapTokens.received).pipe(
    decideInTurn(() => {
      const { prefill } = state().swap
      const { list } = state().swapTokens
      if (!prefill || !list || prefill.missing.length > 0) return null
      const separator = visitorDecimalMark(state())
      const { amount } = prefill
      const { source, target, isTargetOpen } = wishedSides(list, prefill)
      return [
        ...(source ? [swap.tokenChosen({ side: 'source', token: source, separator })] : []),
        ...(target ? [swap.tokenChosen({ side: 'target', token: target, separator })] : []),
        ...(amount === null ? [] : [swap.amountTyped({ text: amount.replace('.', separator), separator })]),
        swap.prefillEnded({
          missing: [
            ...(source ? [] : (['source'] as const)),
            ...(target || isTargetOpen ? [] : (['target'] as const)),
          ],
        }),
      ]
    }),
  ),
)
