import { untilOld } from '../../domain/order/quote-age.ts'
import { quoteLifetime } from '../../domain/swap/quote/quote.ts'
import { isSwapPending } from '../../domain/swap/state.ts'
import { swap } from '../../events/swap/swap.ts'
import { toast } from '../../events/shell/toast.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { signerNow } from '../../selectors/connection/signer-now.ts'
import { canBundle } from '../../selectors/swap/bundle.ts'
import { quotedForm } from '../../selectors/swap/order.ts'
import { shortageOfSwap, swapRisksOf } from '../../selectors/swap/progress.ts'
import { defineEffect } from '../streams/define-effect.ts'

/**
 * Asks the wallet for the finished plan at the visitor's press, one request at a time. If there are risks, the first press shows them, and the second
 * one asks the wallet.
 * If the wallet no longer accepts a bundle, the swap is quoted again and planned step by step.
 */
export const confirmSwap = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.confirmed).pipe(
    decideInTurn(({ id, at }) => {
      const { swap: form } = state()
      const { phase, shownRisks } = form
      const quoted = quotedForm(form)
      if (!activeAccount(state()))
        return toast.shown({ variant: 'error', message: { text: 'swap.addressMissing' } })
      if (phase.name !== 'built' || isSwapPending(form) || !quoted || shortageOfSwap(state()) !== null)
        return null
      const { quote, plan } = phase
      if (plan.kind === 'bundle' && !canBundle(state(), quote.order))
        return swap.quoteStarted({ question: id, order: quote.order })
      const hasAged = !quote.isOld && untilOld(quote.at, quoteLifetime, at) === 0
      const { risks, areShown } = swapRisksOf(state())
      if (hasAged && !shownRisks.includes('old-quote'))
        return [swap.quoteAged({ question: quote.id }), swap.risksShown({ risks: ['old-quote', ...risks] })]
      if (risks.length > 0 && !areShown) return swap.risksShown({ risks: [...risks] })
      const wallet = signerNow(state(), quote.order.chainId)
      return swap.requested({ planned: { ...quoted, plan }, by: 'visitor', ...(wallet && { wallet }) })
    }),
  ),
)
