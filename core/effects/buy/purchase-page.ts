import { filter } from 'rxjs'
import { onRampLinkLimit, paymentWindowLimit } from '../../domain/limits.ts'
import { checkPaymentPage } from '../../domain/buy/payment-page/check-payment-page.ts'
import { providerUrl } from '../../domain/buy/provider-url.ts'
import type { Purchase } from '../../domain/buy/purchase.ts'
import { isOneOf } from '../../events/define-events.ts'
import type { EventOf } from '../../events/define-events.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { purchaseFlow } from '../../flows/purchase.ts'
import type { StateOf } from '../../reducers/root.ts'
import { askInStep } from '../streams/ask-in-step.ts'
import { defineEffect } from '../streams/define-effect.ts'

type State = StateOf<'on-ramp'>

/** Events that request a window. All are presses, because browsers open a window only then. */
const presses = [onRamp.purchaseRequested, onRamp.windowRequested, onRamp.uncheckedLinkAccepted] as const

/** Opens an empty window during the press, and watches it until the visitor closes it. */
export const openPaymentWindow = defineEffect<State>(({ on, state, ports, latestPer }) =>
  on(...presses).pipe(
    filter((press) => state().onRamp.purchases[flowOf(press)]?.window === 'opening'),
    latestPer(flowOf, {
      limit: 'subscription',
      ask: (press, signal) => ports.onRamp.openWindow({ attempt: flowOf(press) }, signal),
      then: ({ kind }, press) => {
        const flow = flowOf(press)
        return kind === 'opened' ? onRamp.windowOpened({ flow }) : onRamp.windowClosed({ flow })
      },
      fail: (failure, press) => onRamp.windowFailed({ flow: flowOf(press), failure }),
    }),
  ),
)

/**
 * Finds the page to pay on, independent of the window: the host names that of its own provider, the service that of others.
 * A page is checked before the visitor is led there.
 */
export const askPaymentLink = defineEffect<State>((tools) =>
  askInStep(tools, purchaseFlow, (flow) => tools.state().onRamp.purchases[flow], onRamp.purchaseRequested, {
    step: 'preparing',
    limit: onRampLinkLimit,
    ask: ({ provider, wanted, address }, _, signal) =>
      provider.url === null
        ? tools.ports.onRamp.link({ order: wanted, address }, signal)
        : [{ link: providerUrl(provider.url, wanted, address) }],
    then: ({ link }, purchase) => checkedLink(tools.state(), purchase, link),
    fail: (failure, { id: flow }) => onRamp.linkFailed({ flow, failure }),
  }),
)

/** Navigates the window to the page, once both are there. */
export const leadPaymentWindow = defineEffect<State>(({ on, state, ports, latestPer }) =>
  on(onRamp.linkReceived, onRamp.windowOpened).pipe(
    latestPer(({ data }) => data.flow, {
      limit: paymentWindowLimit,
      ask: ({ data: { flow } }, signal) => {
        const { window, link = null } = state().onRamp.purchases[flow] ?? {}
        return window === 'open' && link !== null
          ? ports.onRamp.leadWindow({ attempt: flow, link }, signal)
          : null
      },
      then: () => null,
      fail: (failure, { data: { flow } }) => onRamp.linkFailed({ flow, failure }),
    }),
  ),
)

/** Closes a window that has no page, even if it opens late. The page failed to arrive or to open, or the visitor has not accepted it. */
export const closeEmptyWindow = defineEffect<State>(({ on, state, ports, latestPer }) =>
  on(onRamp.linkFailed, onRamp.linkUnchecked, onRamp.windowOpened).pipe(
    latestPer(({ data }) => data.flow, {
      limit: paymentWindowLimit,
      ask: ({ data: { flow } }, signal) => {
        const { step, window = 'none' } = state().onRamp.purchases[flow] ?? {}
        const isLedNowhere = step === 'failed' || step === 'unchecked'
        return isLedNowhere && window !== 'none' ? ports.onRamp.closeWindow({ attempt: flow }, signal) : null
      },
      then: () => null,
      fail: () => null,
    }),
  ),
)

function flowOf(press: EventOf<(typeof presses)[number]>): string {
  return isOneOf(press, onRamp.purchaseRequested) ? press.id : press.data.flow
}

/** Returns the verdict on the page of a purchase: it pays the visitor, it cannot be checked, or it is refused. */
function checkedLink({ options }: State, { id: flow, provider, wanted, address }: Purchase, link: string) {
  const service = options?.endpoints.blockchainApi ?? ''
  const verdict = checkPaymentPage({ provider, order: wanted, address, link, service })
  if (verdict.kind === 'refused') return onRamp.linkFailed({ flow, failure: verdict.failure })
  const told = { flow, link: verdict.link }
  return verdict.kind === 'checked' ? onRamp.linkReceived(told) : onRamp.linkUnchecked(told)
}
