import { namespaceOf } from '../domain/caip.ts'
import { onRampLinkLimit, paymentWindowLimit } from '../domain/limits.ts'
import { awaitsAcceptance, followedBy, isBuying } from '../domain/on-ramp-attempt.ts'
import { isQuoteAwaited, isQuoteOverdue, quoteFor, youngQuoteFor } from '../domain/on-ramp-quote-status.ts'
import { checkPaymentPage } from '../domain/payment-page/check-payment-page.ts'
import type { NamedPaymentPage } from '../domain/payment-page/check-payment-page.ts'
import { providerUrl } from '../domain/provider-url.ts'
import { isOneOf } from '../events/define-events.ts'
import { onRamp } from '../events/on-ramp.ts'
import type { StateOf } from '../reducers/root.ts'
import { heldLast } from '../selectors/held-last.ts'
import { lookedAt } from '../selectors/looked-at.ts'
import { offeredProviders } from '../selectors/offered-providers.ts'
import { currentPurchase, standingOnRampOrder } from '../selectors/on-ramp.ts'
import { defineEffect } from './define-effect.ts'

/** A press on a provider begins a purchase of what stands in the form, at a quote that its visitor sees; one that came to nothing is begun anew, for the account that is looked at now. */
export const beginPurchase = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.providerChosen, onRamp.tryAgainRequested).pipe(
    decide((event) => {
      const wish = isOneOf(event, onRamp.providerChosen)
        ? chosenIn(state(), event)
        : endedIn(state(), event.at)
      const holder = lookedAt(state())
      const provider = wish && offeredProviders(state()).find(({ id }) => id === wish.provider)
      if (!wish || !holder || !provider) return null
      if (namespaceOf(wish.order.network.chainId) !== namespaceOf(holder.chainId)) return null
      const { order, quote } = wish
      const { address } = holder
      const { chainId, address: token } = order.network
      const held = heldLast(state(), { chainId, address }, token)
      return onRamp.attemptStarted({
        attempt: event.id,
        provider,
        address,
        order,
        quote,
        ...(held !== null && followedBy({ provider, wanted: order }) === 'balance' && { held }),
        ...(state().device.kind === 'terminal' && { window: 'none' as const }),
      })
    }),
  ),
)

/** A window that was kept back, or closed while the purchase is under way, is asked for again. */
export const reopenPaymentWindow = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.tryAgainRequested).pipe(
    decide(() => {
      const attempt = currentPurchase(state())
      const { current } = state().onRamp
      if (attempt && awaitsAcceptance(attempt)) return null
      const isShut = attempt?.window === 'closed' || attempt?.window === 'blocked'
      return current !== null && attempt && isBuying(attempt) && isShut
        ? onRamp.windowRequested({ attempt: current })
        : null
    }),
  ),
)

/** The window is opened in the press, empty, and looked at until the visitor closes it. */
export const openPaymentWindow = defineEffect<StateOf<'on-ramp'>>(({ on, ports, latestPer }) =>
  on(onRamp.attemptStarted, onRamp.windowRequested).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: 'standing',
      ask: (event, signal) => {
        const { attempt } = event.data
        const hasNone = isOneOf(event, onRamp.attemptStarted) && event.data.window === 'none'
        return hasNone ? null : ports.onRamp.openWindow({ attempt }, signal)
      },
      then: ({ kind }, { data: { attempt } }) =>
        kind === 'opened' ? onRamp.windowOpened({ attempt }) : onRamp.windowClosed({ attempt }),
      fail: (failure, { data: { attempt } }) => onRamp.windowFailed({ attempt, failure }),
    }),
  ),
)

/** The page of a provider that the host named is known at once. */
export const fillPaymentLink = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.attemptStarted).pipe(
    decide(({ data }) => {
      const { provider, order, address } = data
      return provider.url === null
        ? null
        : checkedLink(state(), data, providerUrl(provider.url, order, address))
    }),
  ),
)

/** The page of another is asked of the service, whatever becomes of the window. No visitor is led there before it was checked. */
export const askPaymentLink = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, together }) =>
  on(onRamp.attemptStarted).pipe(
    together({
      limit: onRampLinkLimit,
      ask: ({ data: { provider, order, address } }, signal) =>
        provider.url === null ? ports.onRamp.link({ order, address }, signal) : null,
      then: ({ link }, { data }) => checkedLink(state(), data, link),
      fail: (failure, { data: { attempt } }) => onRamp.linkFailed({ attempt, failure }),
    }),
  ),
)

/** A page that could not be checked is opened once the visitor accepts it, in a window of that press. */
export const acceptUncheckedLink = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.uncheckedLinkAccepted).pipe(
    decide(() => {
      const unchecked = awaitedLink(state())
      if (!unchecked) return null
      const { attempt, link, window } = unchecked
      return [
        onRamp.linkReceived({ attempt, link }),
        ...(window === 'none' ? [] : [onRamp.windowRequested({ attempt })]),
      ]
    }),
  ),
)

/** A page that could not be checked, and that is declined, ends its purchase. */
export const declineUncheckedLink = defineEffect<StateOf<'on-ramp'>>(({ on, state, decide }) =>
  on(onRamp.uncheckedLinkDeclined).pipe(
    decide(() => {
      const unchecked = awaitedLink(state())
      const detail = 'Not accepted: unchecked-page.'
      return (
        unchecked &&
        onRamp.linkFailed({
          attempt: unchecked.attempt,
          failure: { code: 'risk-not-accepted', detail },
        })
      )
    }),
  ),
)

/** The window goes there, once both are known. */
export const leadPaymentWindow = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latestPer }) =>
  on(onRamp.linkReceived, onRamp.windowOpened).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: paymentWindowLimit,
      ask: ({ data: { attempt } }, signal) => {
        const { window, link = null } = state().onRamp.attempts[attempt] ?? {}
        return window === 'open' && link !== null ? ports.onRamp.leadWindow({ attempt, link }, signal) : null
      },
      then: () => null,
      fail: (failure, { data: { attempt } }) => onRamp.linkFailed({ attempt, failure }),
    }),
  ),
)

/** A window that is led nowhere is closed, also one that comes only then, and while the visitor has yet to accept a page. */
export const closeEmptyWindow = defineEffect<StateOf<'on-ramp'>>(({ on, state, ports, latestPer }) =>
  on(onRamp.linkFailed, onRamp.linkUnchecked, onRamp.windowOpened).pipe(
    latestPer(({ data }) => data.attempt, {
      limit: paymentWindowLimit,
      ask: ({ data: { attempt } }, signal) => {
        const found = state().onRamp.attempts[attempt]
        if (!found || found.window === 'none') return null
        const isLedNowhere = found.status === 'failed' || awaitsAcceptance(found)
        return isLedNowhere ? ports.onRamp.closeWindow({ attempt }, signal) : null
      },
      then: () => null,
      fail: () => null,
    }),
  ),
)

/** What is known of a page that was named for an attempt: it is the visitor's, it can not be checked, or it is refused. */
function checkedLink(
  { options }: StateOf<'on-ramp'>,
  { attempt, ...named }: Omit<NamedPaymentPage, 'link' | 'service'> & { readonly attempt: string },
  link: string,
) {
  const service = options?.endpoints.blockchainApi ?? ''
  const verdict = checkPaymentPage({ ...named, link, service })
  if (verdict.kind === 'refused') return onRamp.linkFailed({ attempt, failure: verdict.failure })
  const told = { attempt, link: verdict.link }
  return verdict.kind === 'checked' ? onRamp.linkReceived(told) : onRamp.linkUnchecked(told)
}

/** The page that waits for its visitor's word, and the window of its purchase. */
function awaitedLink(state: StateOf<'on-ramp'>) {
  const { current: attempt } = state.onRamp
  const found = currentPurchase(state)
  if (attempt === null || !found || !awaitsAcceptance(found) || found.uncheckedLink === null) return null
  return { attempt, link: found.uncheckedLink, window: found.window }
}

function chosenIn(
  state: StateOf<'on-ramp'>,
  { at, data: { provider } }: { readonly at: number; readonly data: { readonly provider: string } },
) {
  const order = standingOnRampOrder(state)
  const { quote } = state.onRamp
  if (!order || isQuoteAwaited(quote, order) || isQuoteOverdue(quote, order, at)) return null
  return { provider, order, quote: quoteFor(quote, order) }
}

function endedIn(state: StateOf<'on-ramp'>, at: number) {
  const ended = currentPurchase(state)
  if (!ended || isBuying(ended) || ended.status === 'bought') return null
  const { provider, wanted: order } = ended
  return { provider: provider.id, order, quote: youngQuoteFor(state.onRamp.quote, order, at) }
}
