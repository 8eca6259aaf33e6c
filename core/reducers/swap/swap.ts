import type { Draft } from 'immer'
import { emptyEntry, filledEntry, typedEntry } from '../../domain/order/amount-entry.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import { actingAccount } from '../../domain/sessions/chosen-account.ts'
import { isHolderReplaced } from '../../domain/order/replaced-holder.ts'
import { isSameAccount } from '../../domain/account/same-account.ts'
import { isPermitRefused, withoutAllowance } from '../../domain/swap/allowance/allowance.ts'
import { mayBeDropped } from '../../domain/swap/flow/flow.ts'
import type { SwapFlow } from '../../domain/swap/flow/flow.ts'
import { countedAs, formFrom, switchedForm, withToken } from '../../domain/swap/form/form.ts'
import { prefillAfter } from '../../domain/swap/form/prefill.ts'
import type { SwapPrefill } from '../../domain/swap/form/prefill.ts'
import { isSameSwapOrder } from '../../domain/swap/order.ts'
import { leastSlippage, mostSlippage, typedSlippage } from '../../domain/swap/form/slippage.ts'
import {
  emptiedKeepingSlippage,
  initialSwap,
  isFormAwaitingSignature,
  isSwapPending,
  mayChange,
  shownSwap,
  withSlippage,
} from '../../domain/swap/state.ts'
import type { SwapState } from '../../domain/swap/state.ts'
import { currentQuote } from '../../domain/swap/phase.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { swap } from '../../events/swap/swap.ts'
import { swapTokens } from '../../events/swap/tokens.ts'
import { swapFlow } from '../../flows/swap.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { dropOldFlows, flowMoves } from '../slices/flow-moves.ts'
import { draftAfterFlow, learnedFromFlow, withoutSupport } from './flows.ts'

/** The fields to reset when an order changes. */
const reset = { phase: { name: 'ready' }, receivedAtReview: null, shownRisks: [], started: null } as const

declare module '../root.ts' {
  interface LateBranches {
    readonly swap: ['swap', SwapState]
  }
}

/**
 * Reduces the form and its flows. An answer counts only for its own question or flow.
 * The order does not change while a wallet is being asked for it. Another account or chain resets the form.
 */
export const swapSlice = defineSlice<SwapState>(initialSwap, (when) => [
  when([swap.prefillStarted], (draft, { data }) => {
    if (isFormAwaitingSignature(draft)) return
    draft.prefill = { ...data, missing: [] }
    if (shownSwap(draft)?.step !== 'swapping' && !mayChange(draft)) return
    Object.assign(draft, reset, { source: null, target: null, entry: emptyEntry })
  }),
  when([swap.prefillEnded], (draft, { data: { missing } }) => {
    draft.prefill = draft.prefill && missing.length > 0 ? { ...draft.prefill, missing } : null
  }),
  when([swapTokens.requested], (draft, { data }) => {
    const { prefill } = draft
    Object.assign(draft, emptiedKeepingSlippage(draft), {
      prefill,
      holder: data,
      phase: { name: 'initializing' },
    })
  }),
  when([swapTokens.received], (draft, { data: { tokens, ...holder } }) => {
    if (draft.phase.name !== 'initializing' || !isSameAccount(draft.holder, holder)) return
    draft.phase = { name: 'ready' }
    const coin = tokens.find(({ address }) => address === null)
    if (coin && !draft.prefill) Object.assign(draft, formFrom(coin))
  }),
  when([swapTokens.failed], (draft, { data: { failure, ...holder } }) => {
    if (draft.phase.name !== 'initializing' || !isSameAccount(draft.holder, holder)) return
    draft.phase = { name: 'failed', stage: 'tokens', quote: null, failure }
  }),
  when([swap.tokenChosen], (draft, { data: { side, token, separator } }) => {
    if (!mayChange(draft)) return draft
    const prefill = prefillAfter(draft.prefill, side) as Draft<SwapPrefill> | null
    return { ...draft, ...reset, prefill, ...withToken(draft, side, token, separator) }
  }),
  when([swap.amountTyped], (draft, { data: { text, separator } }) => {
    if (!draft.source || !mayChange(draft)) return
    draft.entry = typedEntry(draft.entry, text, countedAs(draft.source), separator)
    Object.assign(draft, reset)
  }),
  when([swap.maxChosen], (draft, { data: { amount, separator } }) => {
    if (!draft.source || !mayChange(draft)) return
    draft.entry = filledEntry('token', amount, countedAs(draft.source), separator)
    Object.assign(draft, reset)
  }),
  when([swap.sidesSwitched], (draft, { data: { separator } }) => {
    if (!mayChange(draft)) return draft
    const received = currentQuote(draft.phase)?.received ?? null
    return { ...draft, ...reset, ...switchedForm(draft, received, separator) }
  }),
  when([swap.slippageChosen], (draft, { data: { percent } }) => {
    if (percent < leastSlippage || percent > mostSlippage || isSwapPending(draft)) return
    draft.slippageText = null
    Object.assign(draft, withSlippage(draft, percent))
  }),
  when([swap.slippageTyped], (draft, { data: { text, separator } }) => {
    if (isSwapPending(draft)) return
    draft.slippageText = text
    const percent = typedSlippage(text, separator)
    if (percent !== null) Object.assign(draft, withSlippage(draft, percent))
  }),
  when([swap.quoteStarted], (draft, { data: { question, order } }) => {
    if (isSwapPending(draft)) return
    const quote = currentQuote(draft.phase)
    const before = quote && isSameSwapOrder(quote.order, order) ? quote : null
    draft.phase = { name: 'quoting', question, order, before }
    draft.started = null
  }),
  when([swap.quoteReceived], (draft, { at, data: { question, received } }) => {
    if (draft.phase.name !== 'quoting' || draft.phase.question !== question) return
    const quote = { id: question, order: draft.phase.order, received, at, isOld: false }
    draft.phase = { name: 'quoted', quote }
    draft.shownRisks = draft.shownRisks.filter((risk) => risk !== 'old-quote')
  }),
  when([swap.quoteFailed], (draft, { data: { question, failure } }) => {
    const { phase } = draft
    if (phase.name !== 'quoting' || phase.question !== question) return
    draft.phase = { name: 'failed', stage: 'quote', quote: null, failure }
  }),
  when([swap.quoteAged], (draft, { data: { question } }) => {
    const quote = currentQuote(draft.phase) as Draft<ReturnType<typeof currentQuote>>
    if (quote?.id === question) quote.isOld = true
  }),
  when([swap.reviewed], (draft) => {
    const quote = currentQuote(draft.phase)
    Object.assign(draft, { receivedAtReview: quote?.received ?? null, slippageText: null, shownRisks: [] })
  }),
  when([swap.reviewClosed], (draft) => {
    Object.assign(draft, { receivedAtReview: null, shownRisks: [] })
  }),
  when([swap.risksShown], (draft, { data }) => {
    Object.assign(draft, {
      shownRisks: data.risks,
      receivedAtWarning: currentQuote(draft.phase)?.received ?? null,
    })
  }),
  when([swap.planRequested], (draft, { id, data: { by } }) => {
    const quote = currentQuote(draft.phase)
    if (by !== 'visitor' || !quote || isSwapPending(draft)) return
    draft.phase = { name: 'building', question: id, quote }
  }),
  when([swap.planMade], (draft, { data: { question, plan } }) => {
    const { phase } = draft
    if (phase.name === 'building' && phase.question === question)
      draft.phase = { name: 'built', quote: phase.quote, plan }
  }),
  when([swap.planFailed], (draft, { data: { question, stage, failure } }) => {
    const { phase } = draft
    if (phase.name === 'building' && phase.question === question)
      draft.phase = { name: 'failed', stage, quote: phase.quote, failure }
  }),
  when([swap.planMade, swap.planFailed], (draft, { data: { order, isUnbundled } }) => {
    if (isUnbundled) draft.withoutBundles = withoutSupport(draft.withoutBundles, order)
  }),
  when([swap.planFailed], (draft, { data: { order, failure } }) => {
    if (!isPermitRefused(draft.allowances, order, failure)) return
    draft.allowances = [...withoutAllowance(draft.allowances, order)]
    draft.withoutPermits = withoutSupport(draft.withoutPermits, order)
  }),
  when([swap.requested], (draft, { id, at, data: { planned, wallet = null, by } }) => {
    dropOldFlows<SwapFlow>(draft.swaps, (one) => one.id !== draft.started && mayBeDropped(one))
    const nothingYet = {
      isGivenUp: false,
      isBackgrounded: false,
      approvedBy: null,
      sentAt: null,
      signed: null,
      failure: null,
      got: null,
      isUnchecked: false,
    }
    const flow = { id, by, wallet, step: swapFlow.first, askedAt: at, isLingering: false }
    draft.swaps[id] = { ...planned, ...flow, ...nothingYet }
    if (by !== 'visitor') return
    draft.started = id
    draft.shownRisks = draft.shownRisks.filter((risk) => risk !== 'open-request')
  }),
  ...learnedFromFlow(when),
  ...draftAfterFlow(when),
  ...flowMoves<SwapState, SwapFlow>(swapFlow, (draft) => draft.swaps),
  when([...connectionEndings, connection.yieldedToOtherTab], (draft, { data }) => {
    if (draft.holder && data.namespaces.includes(namespaceOf(draft.holder.chainId)))
      Object.assign(draft, emptiedKeepingSlippage(draft))
  }),
  when([connection.resumed], (draft, { data }) => {
    const isOther = data.namespaces.some(({ namespace, chainId, accounts }) => {
      const address = actingAccount(accounts, data.chosen) ?? ''
      return isHolderReplaced(draft.holder, namespace, { chainId, address })
    })
    if (isOther) Object.assign(draft, emptiedKeepingSlippage(draft))
  }),
  when([connection.accountsChanged], (draft, { data: { namespace, accounts, chosen } }) => {
    const address = actingAccount(accounts, chosen) ?? ''
    if (isHolderReplaced(draft.holder, namespace, { address }))
      Object.assign(draft, emptiedKeepingSlippage(draft))
  }),
  when([connection.chainChanged], (draft, { data: { namespace, chainId } }) => {
    if (isHolderReplaced(draft.holder, namespace, { chainId }))
      Object.assign(draft, emptiedKeepingSlippage(draft))
  }),
  when([host.stopped], () => initialSwap),
])
