import { isPrefillAwaited } from '../../domain/buy/prefill.ts'
import type { OnRampMissing, OnRampPrefill } from '../../domain/buy/prefill.ts'
import { isRequestedToken } from '../../domain/tokens/requested-token.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import type { StateOf } from '../../reducers/root.ts'
import { activeAccount } from '../../selectors/account/active-account.ts'
import { purchasables } from '../../selectors/buy/order.ts'
import type { Purchasable } from '../../selectors/buy/order.ts'
import { visitorDecimalMark } from '../../selectors/shell/visitor-decimal-mark.ts'
import { defineEffect } from '../streams/define-effect.ts'
import { beginForm } from '../order/form-arrival.ts'

/** Begins the form again when a visitor navigates to it with arguments. A visitor who goes back to it finds it unchanged. */
export const beginOnRampPrefill = defineEffect<StateOf<'on-ramp'>>((tools) =>
  beginForm(tools, 'on-ramp', 'OnRampProviders', {
    begin: ({ amount = null, currency = null, token = null, network = null }) =>
      onRamp.prefillStarted({ amount, currency, token, network }),
  }),
)

/**
 * Fills the form as requested, once it is known what is sold. Marks what is not sold, or not accepted, as missing. Leaves out the amount if its
 * currency is not accepted.
 */
export const fillOnRampPrefill = defineEffect<StateOf<'on-ramp'>>(({ on, state, decideInTurn }) =>
  on(onRamp.prefillStarted, onRamp.optionsReceived, onRamp.optionsFailed).pipe(
    decideInTurn(() => {
      const { options, onRamp: form } = state()
      const { prefill, offer } = form
      const isComing = offer.status === 'loading' || (offer.status === 'none' && options?.projectId)
      if (!prefill || !isPrefillAwaited(prefill) || isComing) return null
      const purchase = found(state(), prefill)
      const isTaken = offer.options.paymentCurrencies.some(({ id }) => id === prefill.currency)
      const isPaidOtherwise = form.choice.payment !== null && form.choice.payment !== prefill.currency
      const missing: OnRampMissing[] = [
        ...(purchase || !isNamed(prefill) ? [] : (['purchase'] as const)),
        ...(isTaken || prefill.currency === null ? [] : (['payment'] as const)),
      ]
      const hasAmount = !isPaidOtherwise && !missing.includes('payment')
      const separator = visitorDecimalMark(state())
      return onRamp.prefillEnded({
        purchase: purchase && { id: purchase.id, chainId: purchase.network.chainId },
        payment: isTaken ? prefill.currency : null,
        text: (hasAmount ? prefill.amount : null)?.replace('.', separator) ?? '',
        separator,
        missing,
      })
    }),
  ),
)

function isNamed({ token, network }: OnRampPrefill): boolean {
  return token !== null || network !== null
}

/** Returns the requested purchase among those on sale, on the account's own network first. */
function found(state: StateOf<'on-ramp'>, prefill: OnRampPrefill): Purchasable | null {
  if (!isNamed(prefill)) return null
  const { token, network: wanted } = prefill
  const fitting = purchasables(state).filter(
    ({ network: { chainId, address } }) =>
      (wanted === null || chainId === wanted) && (token === null || isRequestedToken(address, token)),
  )
  const home = activeAccount(state)?.chainId
  return fitting.find(({ network }) => network.chainId === home) ?? fitting[0] ?? null
}
