import type { BaseUnits } from '../domain/amount.ts'
import { frameConnector } from '../domain/connector.ts'
import { namespaceOf } from '../domain/caip.ts'
import { decimalText, ratioOfUnits } from '../domain/ratio.ts'
import { isSameHash } from '../domain/same-account.ts'
import type { SignedSwap } from '../domain/signed-swap.ts'
import type { Failure } from '../domain/failure.ts'
import { doesSwap } from '../domain/does-swap.ts'
import type { SwapToken } from '../domain/swap-token.ts'
import { isUnderWay, standingQuote } from '../domain/swap-status.ts'
import { isUnconfirmed } from '../domain/unconfirmed.ts'
import { takesBack } from '../domain/take-back.ts'
import { isOneOf } from '../events/define-events.ts'
import type { EventOf } from '../events/define-events.ts'
import { ownTransaction } from '../events/own-transaction.ts'
import { router } from '../events/router.ts'
import { swap, swapAnswers } from '../events/swap.ts'
import { swapTokens } from '../events/swap-tokens.ts'
import { toast } from '../events/toast.ts'
import { tokenBalances } from '../events/token-balances.ts'
import type { StateOf } from '../reducers/root.ts'
import { currentFacts, isShowing } from '../selectors/current-facts.ts'
import { sessionOf } from '../selectors/sessions.ts'
import { isOnScreen } from '../selectors/on-screen.ts'
import { canSwapOn } from '../selectors/swap-chains.ts'
import { changeOf } from './change-of.ts'
import { defineEffect } from './define-effect.ts'
import { elsewhere } from './elsewhere.ts'
import { merge } from './merge.ts'

/** How many decimals an amount has in a message (spec 4). */
const toastDecimals = 3

const failedAt = {
  tokens: 'swap.initializationFailed',
  quote: 'swap.transactionFailed',
  allowance: 'swap.allowanceFailed',
  approval: 'swap.approvalFailed',
  transaction: 'swap.transactionFailed',
} as const

/** Whoever chose a token goes on where it is swapped. */
export const leaveSwapTokens = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swap.tokenChosen).pipe(
    decide(() =>
      isShowing(state(), 'quote') && currentFacts(state()).chooses === 'token' ? router.wentBack() : null,
    ),
  ),
)

/** Tokens that cannot be had, and what cannot be made for signing, are told where somebody looks, and left; of a network that is no longer on offer the form itself tells. */
export const tellSwapUnmade = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swapTokens.failed, swap.buildFailed).pipe(
    decide((event) => {
      const isBuilding = isOneOf(event, swap.buildFailed)
      const isSeen = isOnScreen(state()) && isShowing(state(), isBuilding ? 'plan' : 'quote')
      const stage = isBuilding ? event.data.stage : 'tokens'
      const back = state().router.history.length > 1 ? [router.wentBack()] : []
      const isToldThere = back.length > 0 && isBuilding && isNotOnOffer(state())
      return isSeen ? [...(isToldThere ? [] : [told(failedAt[stage])]), ...back] : null
    }),
  ),
)

/** That nobody knows what the coin costs is told once for each account. */
export const tellCoinPriceFailed = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swapTokens.priceFailed).pipe(
    decide(({ data: { chainId, token } }) => {
      const { holder, coinPriceFailures } = state().swapTokens
      const isFirst = token === null && holder?.chainId === chainId && coinPriceFailures === 1
      return isFirst ? told('swap.coinPriceFailed') : null
    }),
  ),
)

/** What the wallet is asked, and how it answered, is told in passing; that its owner declined only where no review says so, and nothing of one that was left while another is asked or waited for. */
export const tellSwapAttempt = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(
    swap.attemptStarted,
    swap.attemptAbandoned,
    swap.attemptFailed,
    swap.bundleLost,
    swap.approvalSigned,
    swap.permitSigned,
    swap.permitUnsupported,
    swap.bundleUnsupported,
  ).pipe(
    decide((event) => {
      if (isAnotherUnderWay(state(), event.data.attempt)) return null
      if (isOneOf(event, swap.bundleLost)) return event.data.failure ? refusal(event.data.failure) : null
      if (isOneOf(event, swap.attemptFailed))
        return isToldAtReview(state(), event.data.failure) ? toast.dismissed() : refusal(event.data.failure)
      if (!isOneOf(event, swap.attemptStarted)) return toast.dismissed()
      const { chainId, plan } = event.data
      const isFrame = sessionOf(state().connection, namespaceOf(chainId))?.connector === frameConnector
      if (!doesSwap(plan) && !takesBack(plan)) return waiting('swap.approveInWallet')
      return isFrame && doesSwap(plan) ? swappingWords(state()) : waiting('swap.confirmInWallet')
    }),
  ),
)

/** That a swap is on its way, and how it ended, is told; whoever waited for it finds their account, and what it moved is read anew. */
export const tellSwap = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(swap.bundleSent, swap.signed, swap.swapped, swap.swapFailed).pipe(
    decide((event) => {
      if (isOneOf(event, swap.swapFailed)) return failed(event.data)
      if (isOneOf(event, swap.signed, swap.bundleSent)) {
        const sent = 'bundle' in event.data ? event.data.bundle : event.data.swap
        return toast.shown({ variant: 'loading', message: wordsOf('swap.swapping', sent) })
      }
      const { chainId, address, source, target } = event.data.swap
      const tokens = [...new Set([null, source.address, target.address])]
      return [
        swapped(event.data),
        ...(isAwaited(state()) ? [router.viewReset({ view: 'Account' })] : []),
        tokenBalances.moved({ chainId, address, tokens }),
      ]
    }),
  ),
)

/** That no network knows a swap that a wallet says it sent is told once nobody looks for it any longer: a wallet that collects signatures goes on by itself. */
export const tellSwapUnknown = defineEffect<StateOf<'swap'>>(({ on, state, decide }) =>
  on(ownTransaction.settled).pipe(
    decide(({ data: { hash, outcome } }) => {
      const isSwap = state().swap.sent.some((one) => isSameHash(one.hash, hash))
      return outcome === 'unknown' && isSwap ? told('swap.unknownSent') : null
    }),
  ),
)

/** A swap that goes by itself is no longer told to be on its way, wherever that is read; whoever waited for it finds their account. */
export const tellSwapLetGo = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  on(swap.letGo).pipe(
    decideInTurn(() => {
      const home = isAwaited(state()) ? [router.viewReset({ view: 'Account' })] : []
      const isTold = home.length > 0 || isToldOnItsWay(state())
      return isTold ? [toast.shown({ variant: 'success', message: { text: 'send.started' } }), ...home] : null
    }),
  ),
)

/** The review is left once what it is about is gone, with the account or the chain that it was for, or since that very order was signed late, or its network is no longer on offer, unless a wallet or the chain has yet to decide. */
export const leaveSwapReview = defineEffect<StateOf<'swap'>>(({ on, state, decideInTurn }) =>
  merge(on(...elsewhere, ...swapAnswers, swap.bundleSent), changeOf(on, 'networks')).pipe(
    decideInTurn(() => {
      const { status } = state().swap
      const isOver = standingQuote(status) === null || (!isUnderWay(status) && isNotOnOffer(state()))
      return isOnScreen(state()) && isShowing(state(), 'plan') && isOver ? router.leaveRequested() : null
    }),
  ),
)

/** Whether the network of what is to be swapped is one on which that no longer goes. */
function isNotOnOffer(state: StateOf<'swap'>): boolean {
  const { holder } = state.swap
  return holder !== null && !canSwapOn(state, holder.chainId)
}

/** Whether somebody stands at the review of a swap that nobody waits for any more. */
function isAwaited(state: StateOf<'swap'>): boolean {
  return isOnScreen(state) && isShowing(state, 'plan') && state.swap.status.step === 'idle'
}

/** Whether a toast still says that a swap is on its way, which is none that is signed or waited for now. */
function isToldOnItsWay({ toast: { current }, swap: { status } }: StateOf<'swap'>): boolean {
  const isAnother = status.step === 'signing' || status.step === 'swapping'
  return current?.variant === 'loading' && current.message.text === 'swap.swapping' && !isAnother
}

function swappingWords({ swap: { status, source, target } }: StateOf<'swap'>) {
  if (status.step !== 'signing' || !source || !target) return null
  const words = wordsOf('swap.swapping', { source, target, received: status.quote.received })
  return toast.shown({ variant: 'loading', message: words })
}

/** Says what a swap brought as its chain tells it: enough, less than was reviewed, or nothing that can be read. */
function swapped({ swap: ended, moved, isUnchecked }: EventOf<typeof swap.swapped>['data']) {
  const { source, target, minimum } = ended
  const got = moved?.got ?? null
  if (isUnchecked || got === null) {
    const text = isUnchecked ? 'swap.unchecked' : 'swap.swappedUnread'
    const message = { text, values: { source: source.symbol, token: target.symbol } }
    return toast.shown({ variant: isUnchecked ? 'error' : 'success', message })
  }
  return minimum !== undefined && BigInt(got) < BigInt(minimum)
    ? lessCame(ended, got, minimum)
    : toast.shown({ variant: 'success', message: wordsOf('swap.swapped', { source, target, received: got }) })
}

/** Says why a swap came to nothing; of one that brought something else than was reviewed, what came. */
function failed({ swap: ended, failure, moved, instead }: EventOf<typeof swap.swapFailed>['data']) {
  const { minimum } = ended
  if (failure.code !== 'transaction-mismatch') return refusal(failure)
  const isOwn = instead?.difference === 'content' && moved !== undefined && moved.paid !== '0'
  return isOwn && moved.got !== null && minimum !== undefined && BigInt(moved.got) < BigInt(minimum)
    ? lessCame(ended, moved.got, minimum)
    : told('swap.otherSent')
}

function lessCame({ source, target }: SignedSwap, got: BaseUnits, least: BaseUnits) {
  const values = {
    source: source.symbol,
    target: shownAmount(got, target),
    least: shownAmount(least, target),
  }
  return toast.shown({ variant: 'error', message: { text: 'swap.lessCame', values } })
}

function wordsOf(
  text: string,
  { source, target, received }: Pick<SignedSwap, 'source' | 'target' | 'received'>,
) {
  return { text, values: { source: source.symbol, target: shownAmount(received, target) } }
}

function shownAmount(amount: BaseUnits, { decimals, symbol }: SwapToken): string {
  const ratio = ratioOfUnits(amount, decimals)
  const cut = decimalText(ratio, toastDecimals)
  return `${cut === '0' ? decimalText(ratio, decimals) : cut} ${symbol}`
}

function isAnotherUnderWay({ swap: { status } }: StateOf<'swap'>, attempt: string): boolean {
  return isUnderWay(status) && 'attempt' in status && status.attempt !== attempt
}

/** Whether somebody who looks at the review reads there that they declined. */
function isToldAtReview(state: StateOf<'swap'>, failure: Failure): boolean {
  const { status } = state.swap
  const isSaid = status.step === 'built' && status.failure !== null
  return failure.code === 'user-rejected' && isSaid && isOnScreen(state) && isShowing(state, 'plan')
}

function refusal(failure: Failure) {
  const { detail } = failure
  if (isUnconfirmed(failure)) return told('approval.maybeDone')
  // What names a URL is about a service, and no wallet's words.
  return detail && !detail.includes('://')
    ? toast.shown({ variant: 'error', message: { text: 'swap.walletSays', values: { message: detail } } })
    : told('swap.failed')
}

function told(text: string) {
  return toast.shown({ variant: 'error', message: { text } })
}

function waiting(text: string) {
  return toast.shown({ variant: 'loading', message: { text } })
}
