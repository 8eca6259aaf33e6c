import { isFormAwaitingSignature } from '../../domain/swap/state.ts'
import { requestedSides } from '../../domain/swap/form/requested-sides.ts'
import { swap, swapAnswers } from '../../events/swap/swap.ts'
import { swapTokens } from '../../events/swap/tokens.ts'
import type { StateOf } from '../../reducers/root.ts'
import { visitorDecimalMark } from '../../selectors/shell/visitor-decimal-mark.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { accountChanges } from '../account/account-changes.ts'
import { beginForm } from '../order/form-arrival.ts'

/**
 * Begins the form with the arguments of its route when the visitor navigates to it.
 * Waits while a wallet is being asked for the content of the form. Ignores the arguments if the visitor changes the form meanwhile. A visitor who
 * goes back to the form finds it unchanged.
 */
export const beginSwapPrefill = defineEffect<StateOf<'swap'>>((tools) =>
  beginForm(tools, 'swap', 'Swap', {
    begin: ({ from = null, to = null, amount = null }) => swap.prefillStarted({ from, to, amount }),
    isHeld: () => isFormAwaitingSignature(tools.state().swap),
    freed: [...swapAnswers, swap.bundleSent, swapTokens.requested, ...accountChanges],
  }),
)

/**
 * Chooses the requested tokens once the tokens of the chain are known, and types the amount. Reports a requested token that is not in the list as
 * missing.
 */
export const fillSwapPrefill = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.prefillStarted, swapTokens.received).pipe(
    decideInTurn(() => {
      const { prefill } = state().swap
      const { list } = state().swapTokens
      if (!prefill || !list || prefill.missing.length > 0) return null
      const separator = visitorDecimalMark(state())
      const { amount } = prefill
      const { source, target, isTargetOpen } = requestedSides(list, prefill)
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
