import type { Draft } from 'immer'
import { emptyEntry, filledEntry, typedEntry } from '../domain/amount-entry.ts'
import { namespaceOf } from '../domain/caip.ts'
import { askedSwap } from '../domain/asked-swap.ts'
import { actingAccount } from '../domain/chosen-account.ts'
import { isHolderLeft } from '../domain/left-holder.ts'
import { afterAsking, overtakenBy } from '../domain/overtaken-swap.ts'
import { isSameAccount, isSameHash } from '../domain/same-account.ts'
import { countedAs, formFrom, switchedForm, withToken } from '../domain/swap-form.ts'
import { prefillAfter } from '../domain/swap-prefill.ts'
import type { SwapPrefill } from '../domain/swap-prefill.ts'
import { isStanding } from '../domain/standing-order.ts'
import { isLastBundle } from '../domain/swap-bundle.ts'
import { isSameOrder } from '../domain/swap-quote.ts'
import { leastSlippage, mostSlippage, typedSlippage } from '../domain/swap-slippage.ts'
import { begun, initialSwap, withSlippage } from '../domain/swap-state.ts'
import type { SwapState } from '../domain/swap-state.ts'
import {
  failedBy,
  isAsked,
  isAskedBy,
  isOnItsWay,
  isUnderWay,
  isYetToBeNamed,
  leftBehind,
  mayChange,
  onItsWay,
  standingQuote,
} from '../domain/swap-status.ts'
import type { SwapStatus } from '../domain/swap-status.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { isOneOf } from '../events/define-events.ts'
import { host } from '../events/host.ts'
import { swap } from '../events/swap.ts'
import { swapTokens } from '../events/swap-tokens.ts'
import { defineSlice } from './define-slice.ts'

const ready: SwapStatus = { step: 'ready' }
/** What is left of an order once it was changed. */
const anew = { status: ready, reviewed: null, told: [] }

declare module './root.ts' {
  interface LateBranches {
    readonly swap: ['swap', SwapState]
  }
}

/** What is to be swapped. An answer counts only for what still stands: by the id of its question, its building or its press. While a wallet is asked, nothing of the order changes; what was swapped leaves an empty form, also late where its very order stands there still, or once a wallet that was asked for it again has answered; what was not leaves everything as it was, and another account or chain begins anew. */
export const swapSlice = defineSlice<SwapState>(initialSwap, (when) => [
  when([swap.prefillStarted], (draft, { data }) => {
    const { status } = draft
    if (isAsked(status)) return
    draft.prefill = { ...data, missing: [] }
    if (status.step === 'swapping') draft.leave = null
    else if (!mayChange(status)) return
    Object.assign(draft, anew, { source: null, target: null, entry: emptyEntry })
  }),
  when([swap.prefillMissed], (draft, { data }) => {
    draft.prefill?.missing.push(data.side)
  }),
  when([swap.prefillEnded], (draft) => {
    draft.prefill = null
  }),
  when([swapTokens.requested], (draft, { data }) => ({
    ...begun(draft),
    prefill: draft.prefill,
    holder: data,
    status: { step: 'initializing' },
  })),
  when([swapTokens.received], (draft, { data: { tokens, ...holder } }) => {
    if (draft.status.step !== 'initializing' || !isSameAccount(draft.holder, holder)) return
    draft.status = ready
    const coin = tokens.find(({ address }) => address === null)
    if (coin && !draft.prefill) Object.assign(draft, formFrom(coin))
  }),
  when([swapTokens.failed], (draft, { data: { failure, ...holder } }) => {
    if (draft.status.step !== 'initializing' || !isSameAccount(draft.holder, holder)) return
    draft.status = { step: 'failed', stage: 'tokens', quote: null, failure }
  }),
  when([swap.tokenChosen], (draft, { data: { side, token, separator } }) => {
    if (!mayChange(draft.status)) return draft
    const prefill = prefillAfter(draft.prefill, side) as Draft<SwapPrefill> | null
    return { ...draft, ...anew, prefill, ...withToken(draft, side, token, separator) }
  }),
  when([swap.amountTyped], (draft, { data: { text, separator } }) => {
    if (!draft.source || !mayChange(draft.status)) return
    draft.entry = typedEntry(draft.entry, text, countedAs(draft.source), separator)
    Object.assign(draft, anew)
  }),
  when([swap.mostChosen], (draft, { data: { amount, separator } }) => {
    if (!draft.source || !mayChange(draft.status)) return
    draft.entry = filledEntry('token', amount, countedAs(draft.source), separator)
    Object.assign(draft, anew)
  }),
  when([swap.sidesSwitched], (draft, { data: { separator } }) => {
    if (!mayChange(draft.status)) return draft
    const received = standingQuote(draft.status)?.received ?? null
    return { ...draft, ...anew, ...switchedForm(draft, received, separator) }
  }),
  when([swap.slippageChosen], (draft, { data: { percent } }) => {
    if (percent < leastSlippage || percent > mostSlippage || isUnderWay(draft.status)) return
    draft.slippageText = null
    Object.assign(draft, withSlippage(draft, percent))
  }),
  when([swap.slippageTyped], (draft, { data: { text, separator } }) => {
    if (isUnderWay(draft.status)) return
    draft.slippageText = text
    const percent = typedSlippage(text, separator)
    if (percent !== null) Object.assign(draft, withSlippage(draft, percent))
  }),
  when([swap.quoteStarted], (draft, { data: { question, order } }) => {
    if (isUnderWay(draft.status)) return
    const quote = standingQuote(draft.status)
    const before = quote && isSameOrder(quote.order, order) ? quote : null
    draft.status = { step: 'quoting', question, order, before }
  }),
  when([swap.quoteReceived], (draft, { at, data: { question, received } }) => {
    if (draft.status.step !== 'quoting' || draft.status.question !== question) return
    const quote = { id: question, order: draft.status.order, received, at, isOld: false }
    draft.status = { step: 'quoted', quote }
    draft.told = draft.told.filter((risk) => risk !== 'old-quote')
  }),
  when([swap.quoteFailed], (draft, { data: { question, failure } }) => {
    const { status } = draft
    if (status.step !== 'quoting' || status.question !== question) return
    draft.status = { step: 'failed', stage: 'quote', quote: null, failure }
  }),
  when([swap.quoteAged], (draft, { data: { question } }) => {
    const quote = standingQuote(draft.status) as Draft<ReturnType<typeof standingQuote>>
    if (quote?.id === question) quote.isOld = true
  }),
  when([swap.reviewed], (draft) => {
    const quote = standingQuote(draft.status)
    Object.assign(draft, { reviewed: quote?.received ?? null, slippageText: null, told: [] })
  }),
  when([swap.reviewLeft], (draft) => {
    Object.assign(draft, { reviewed: null, told: [] })
  }),
  when([swap.risksTold], (draft, { data }) => {
    Object.assign(draft, { told: data.risks, toldAt: standingQuote(draft.status)?.received ?? null })
  }),
  when([swap.buildStarted], (draft, { data: { build } }) => {
    const quote = standingQuote(draft.status)
    if (quote && !isUnderWay(draft.status)) draft.status = { step: 'building', build, quote }
  }),
  when([swap.bundleUnmade], (draft, { data: { build } }) => {
    if (draft.status.step === 'building' && draft.status.build === build) draft.isWithoutBundles = true
  }),
  when([swap.planMade], (draft, { data: { build, plan } }) => {
    const { status } = draft
    if (status.step !== 'building' || status.build !== build) return
    draft.status = { step: 'built', build, quote: status.quote, plan, failure: null }
  }),
  when([swap.buildFailed], (draft, { data: { build, stage, failure } }) => {
    const { status } = draft
    if (status.step !== 'building' || status.build !== build) return
    draft.status = { step: 'failed', stage, quote: status.quote, failure }
    if (!draft.leave?.permit) return
    draft.leave = null
    draft.isWithoutPermits = true
  }),
  when([swap.attemptStarted], (draft, { data: { attempt, plan } }) => {
    Object.assign(draft, askedSwap(draft, attempt, plan))
  }),
  when([swap.attemptLingered], (draft, { data: { attempt } }) => {
    if (isAskedBy(draft.status, attempt)) draft.status.isLingering = true
  }),
  when([swap.attemptAbandoned], (draft, { data: { attempt } }) => {
    if (isAskedBy(draft.status, attempt)) Object.assign(draft, afterAsking(draft, leftBehind(draft.status)))
  }),
  when([swap.attemptFailed], (draft, { data: { attempt, failure } }) => {
    const { status } = draft
    const isBundle = isAskedBy(status, attempt) && status.plan.kind === 'bundle'
    if (isBundle && isLastBundle(failure.code)) draft.isWithoutBundles = true
    Object.assign(draft, afterAsking(draft, failedBy(status, attempt, failure)))
  }),
  when([swap.approvalSigned], (draft, { at, data: { attempt, hash } }) => {
    if (draft.status.step === 'approving' && draft.status.attempt === attempt)
      Object.assign(draft.status, { hash, sentAt: at })
  }),
  when([swap.approved, swap.takenBack], (draft, { data }) => {
    if (!isAskedBy(draft.status, data.attempt)) return
    const { order } = draft.status.quote
    draft.leave = 'spender' in data ? { order, spender: data.spender, permit: null } : null
    Object.assign(draft, afterAsking(draft))
  }),
  when([swap.permitSigned], (draft, { data: { attempt, permit } }) => {
    if (!isAskedBy(draft.status, attempt) || draft.status.plan.kind !== 'permit') return
    const { quote, plan } = draft.status
    const { spender, deadline } = plan.permit
    draft.leave = { order: quote.order, spender, permit: { data: permit, deadline } }
    Object.assign(draft, afterAsking(draft))
  }),
  when([swap.permitUnsupported, swap.bundleUnsupported], (draft, event) => {
    draft[isOneOf(event, swap.permitUnsupported) ? 'isWithoutPermits' : 'isWithoutBundles'] = true
    if (isAskedBy(draft.status, event.data.attempt)) Object.assign(draft, afterAsking(draft))
  }),
  when([swap.bundleSent], (draft, { data: { attempt, bundle } }) => {
    const { status } = draft
    if (!isUnderWay(status) && isStanding(draft, bundle)) return begun(draft)
    if (isYetToBeNamed(status, attempt)) return { ...draft, status: onItsWay(status, null) }
    return { ...draft, status: overtakenBy(draft, bundle) }
  }),
  when([swap.bundleLost], (draft, { data: { attempt, failure } }) => {
    const { status } = draft
    if (failure && isYetToBeNamed(status, attempt))
      draft.status = { step: 'failed', stage: 'chain', quote: status.quote, failure }
  }),
  when([swap.signed], (draft, { data: { attempt, swap: signed } }) => {
    const { status, slippage } = draft
    const sent = [...draft.sent, signed]
    if (!isUnderWay(status) && isStanding(draft, signed)) return begun({ sent, slippage })
    const isOurs = isYetToBeNamed(status, attempt)
    return { ...draft, sent, status: isOurs ? onItsWay(status, signed.hash) : overtakenBy(draft, signed) }
  }),
  when([swap.letGo], (draft, { data: { attempt } }) => {
    const { status, sent } = draft
    return status.step === 'swapping' && status.attempt === attempt ? { ...initialSwap, sent } : draft
  }),
  when([swap.swapped], (draft, { data: { swap: ended } }) => {
    const sent = draft.sent.filter((one) => !isSameHash(one.hash, ended.hash))
    if (isOnItsWay(draft.status, ended.hash)) return { ...initialSwap, sent }
    return { ...draft, sent, leave: null }
  }),
  when([swap.swapFailed], (draft, { data: { swap: ended, failure } }) => {
    const { status } = draft
    draft.sent = draft.sent.filter((one) => !isSameHash(one.hash, ended.hash))
    draft.leave = null
    if (isOnItsWay(status, ended.hash))
      draft.status = { step: 'failed', stage: 'chain', quote: status.quote, failure }
  }),
  when([...connectionEndings, connection.yieldedElsewhere], (draft, { data }) =>
    draft.holder && data.namespaces.includes(namespaceOf(draft.holder.chainId)) ? begun(draft) : draft,
  ),
  when([connection.resumed], (draft, { data }) => {
    const isOther = data.namespaces.some(({ namespace, chainId, accounts }) => {
      const address = actingAccount(accounts, data.chosen) ?? ''
      return isHolderLeft(draft.holder, namespace, { chainId, address })
    })
    return isOther ? begun(draft) : draft
  }),
  when([connection.accountsChanged], (draft, { data: { namespace, accounts, chosen } }) => {
    const address = actingAccount(accounts, chosen) ?? ''
    return isHolderLeft(draft.holder, namespace, { address }) ? begun(draft) : draft
  }),
  when([connection.chainChanged], (draft, { data: { namespace, chainId } }) =>
    isHolderLeft(draft.holder, namespace, { chainId }) ? begun(draft) : draft,
  ),
  when([host.stopped], () => initialSwap),
])
