import type { Draft } from 'immer'
import { emptyEntry, filledEntry, switchedEntry, typedEntry } from '../domain/amount-entry.ts'
import type { AmountEntry } from '../domain/amount-entry.ts'
import { actingAccount } from '../domain/chosen-account.ts'
import { isMadeHere, isSameTransfer } from '../domain/transfer.ts'
import type { Transfer } from '../domain/transfer.ts'
import type { Failure } from '../domain/failure.ts'
import type { FoundReceiver } from '../domain/found-receiver.ts'
import { isHolderLeft } from '../domain/left-holder.ts'
import { isSameAccount, isSameAddress } from '../domain/same-account.ts'
import type { AccountOnChain } from '../domain/same-account.ts'
import { askedFor, isAsking, isDoubtful, signedForm } from '../domain/send-attempt.ts'
import type { SendAttempt, SendAttempts } from '../domain/send-attempt.ts'
import { isFormOf, unsought } from '../domain/send-prefill.ts'
import type { SendPrefill } from '../domain/send-prefill.ts'
import type { Checked } from '../domain/preflight/checked.ts'
import type { SendEstimate } from '../domain/send-estimate.ts'
import type { SendRisk } from '../domain/send-risk.ts'
import { isSameToken } from '../domain/token-balances.ts'
import type { HeldToken } from '../domain/token-balances.ts'
import type { TransactionFees } from '../domain/transaction-fees.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { send } from '../events/send.ts'
import { tokenBalances } from '../events/token-balances.ts'
import { defineSlice } from './define-slice.ts'

/** A receiver as it was typed, and who that is, or why nobody knows; both null while it is looked up. */
export type SendReceiver = {
  readonly text: string
  readonly found: FoundReceiver | null
  readonly failure: Failure | null
}

/** The question what a transfer costs; while it is asked again, what was known of that very transfer stands. */
export type EstimateQuestion = {
  readonly id: string
  readonly transfer: Transfer
  readonly status: 'asking' | 'known' | 'failed'
  readonly known: SendEstimate | null
  /** What was checked at the chain with it. */
  readonly checked: Checked | null
  readonly failure: Failure | null
}

/** What is to be sent (`isUnlisted` where no service has listed the token, whose chain told how much there is), for what its token was searched, what it costs, and how the last sending goes and those that were left; the cost is the last one that is known for the token, the fees outlast it. */
export type SendState = SendAttempts & {
  readonly prefill: SendPrefill | null
  readonly holder: AccountOnChain | null
  readonly token: HeldToken | null
  readonly isUnlisted: boolean
  readonly search: string
  readonly entry: AmountEntry
  readonly receiver: SendReceiver
  readonly question: EstimateQuestion | null
  readonly cost: SendEstimate | null
  readonly fees: TransactionFees | null
  /** What was told that needs a second press, and of which transfer. */
  readonly told: { readonly transfer: Transfer; readonly risks: readonly SendRisk[] } | null
}

const nobody: SendReceiver = { text: '', found: null, failure: null }

const initial: SendState = {
  prefill: null,
  holder: null,
  token: null,
  isUnlisted: false,
  search: '',
  entry: emptyEntry,
  receiver: nobody,
  question: null,
  cost: null,
  fees: null,
  told: null,
  attempt: null,
  dropped: [],
  abandoned: [],
  signedLate: null,
}

declare module './root.ts' {
  interface LateBranches {
    readonly send: ['send', SendState]
  }
}

/** What is to be sent. An answer counts only for what still stands: a receiver by its text, a cost and an attempt by their ids. What was signed leaves an empty form behind where its very order stands there still, also late; what was not, or stands there no more, leaves everything as it was, and another account or chain begins anew. */
export const sendSlice = defineSlice<SendState>(initial, (when) => [
  when([send.begunAnew], (draft) => emptied(draft)),
  when([send.prefillStarted], ({ fees, attempt, dropped, abandoned }, { data }) => ({
    ...initial,
    fees,
    attempt,
    dropped,
    abandoned,
    prefill: { ...data, namespace: data.namespace ?? null, ...unsought },
    entry: { ...emptyEntry, text: data.amount ?? '' },
    receiver: { ...nobody, text: data.receiver ?? '' },
  })),
  when([send.prefillSought], ({ prefill }, { data: { chainId, address } }) => {
    if (prefill) Object.assign(prefill, unsought, { sought: { chainId, address } })
  }),
  when([send.prefillRetried], ({ prefill }) => {
    if (prefill) Object.assign(prefill, unsought)
  }),
  when([send.prefillMissed], (draft) => {
    if (draft.prefill) draft.prefill.isMissing = true
  }),
  when([send.prefillUnknown], (draft, { data }) => {
    if (draft.prefill) draft.prefill.failure = data.failure
  }),
  when([send.prefillEnded], (draft) => {
    draft.prefill = null
  }),
  when([send.tokenChosen], (draft, { data: { chainId, address, token, isUnlisted = false } }) => {
    const holder = { chainId, address }
    if (draft.holder?.chainId !== chainId) draft.fees = null
    if (draft.holder && !isSameAccount(draft.holder, holder)) draft.receiver = nobody
    draft.holder = holder
    draft.token = token
    draft.isUnlisted = isUnlisted
    draft.search = ''
    draft.entry = emptyEntry
    draft.question = null
    draft.cost = null
  }),
  when([send.amountTyped], (draft, { data }) => {
    if (draft.token) draft.entry = typedEntry(draft.entry, data.text, draft.token, data.separator)
  }),
  when([send.unitSwitched], (draft, { data }) => {
    if (draft.token) draft.entry = switchedEntry(draft.entry, draft.token, data.separator)
  }),
  when([send.mostChosen], (draft, { data }) => {
    if (draft.token) draft.entry = filledEntry(draft.entry.unit, data.amount, draft.token, data.separator)
  }),
  when([send.receiverTyped], (draft, { data }) => {
    draft.receiver = { ...nobody, text: data.text }
    if (draft.prefill) draft.prefill.receiver = null
  }),
  when([send.receiverFound], (draft, { data }) => {
    if (draft.receiver.text !== data.text) return
    draft.receiver.found = data.receiver
    draft.receiver.failure = null
  }),
  when([send.receiverFailed], (draft, { data }) => {
    if (draft.receiver.text === data.text && !draft.receiver.found) draft.receiver.failure = data.failure
  }),
  when([send.searchTyped], (draft, { data }) => {
    draft.search = data.text
  }),
  when([tokenBalances.received], (draft, { data }) => {
    const { holder, token } = draft
    if (!token || !isSameAccount(holder, data)) return
    const listed = data.tokens.find((one) => isSameToken(one, token))
    if (listed) draft.isUnlisted = false
    else if (draft.isUnlisted) return
    // The amount was read, shown and checked by these decimals, whatever a later answer says.
    draft.token = listed ? { ...listed, decimals: token.decimals } : { ...token, amount: '0' }
  }),
  when([send.estimateStarted], (draft, { data: { estimate, transfer } }) => {
    const before = draft.question && isSameTransfer(draft.question.transfer, transfer) ? draft.question : null
    const known = before?.known ?? null
    const checked = before?.checked ?? null
    draft.question = { id: estimate, transfer, status: 'asking', known, checked, failure: null }
  }),
  when([send.estimated], (draft, { data: { estimate, known, checked = null } }) => {
    const { question } = draft
    if (question?.id !== estimate || question.status !== 'asking') return
    draft.question = { ...question, status: 'known', known, checked }
    draft.cost = known
    draft.fees = known.fees
  }),
  when([send.estimateFailed], (draft, { data: { estimate, failure } }) => {
    const { question } = draft
    if (question?.id !== estimate || question.status !== 'asking') return
    draft.question = { ...question, status: 'failed', known: null, checked: null, failure }
  }),
  when([send.risksTold], (draft, { data }) => {
    draft.told = data
  }),
  when([send.cancelled], (draft) => {
    draft.told = null
  }),
  when([send.attemptStarted], (draft, { data: { attempt: id, chainId, transfer, wallet = null } }) => {
    const { token, receiver } = draft
    if (!token || !receiver.found) return
    const asked = { chainId, transfer, token, receiver: receiver.found, wallet }
    const standing = { isMade: !isMadeHere(chainId), isLate: false, hash: null, failure: null }
    const isOver = (one: SendAttempt) => isDoubtful(one) && isSameAddress(one.transfer.from, transfer.from)
    draft.told = null
    draft.attempt = { id, ...asked, step: 'asking', ...standing }
    draft.dropped = draft.dropped.filter((one) => !isOver(one))
    draft.abandoned = draft.abandoned.filter((one) => !isOver(one))
  }),
  when([send.transactionMade], (draft, { data: { attempt: id, wallet } }) => {
    const attempt = askedFor(draft, id)
    draft.abandoned = draft.abandoned.filter((one) => one.id !== id)
    if (!attempt) return
    if (wallet) attempt.wallet = wallet
    if (attempt.id === draft.attempt?.id) attempt.isMade = true
    else attempt.step = 'failed'
  }),
  when([send.attemptLingered], (draft, { data: { attempt } }) => {
    if (draft.attempt?.id === attempt && isAsking(draft.attempt)) draft.attempt.step = 'lingering'
  }),
  when([send.attemptAbandoned], (draft, { data: { attempt } }) => {
    if (draft.attempt?.id !== attempt || !isAsking(draft.attempt)) return
    draft.abandoned.push(draft.attempt)
    draft.attempt = null
  }),
  when([send.signed], (draft, { data }) => {
    const { holder, fees } = draft
    const { attempts, isOver } = signedForm(draft, data)
    return isOver ? { ...initial, holder, fees, ...attempts } : { ...draft, ...attempts }
  }),
  when([send.attemptFailed], (draft, { data: { attempt: id, failure } }) => {
    for (const attempt of [askedFor(draft, id), ...draft.abandoned])
      if (attempt?.id === id && (isAsking(attempt) || isDoubtful(attempt)))
        Object.assign(attempt, { step: 'failed', failure })
    draft.abandoned = draft.abandoned.filter((one) => one.id !== id || isDoubtful(one))
  }),
  when([send.letGo], (draft, { data: { attempt } }) => {
    if (draft.attempt?.id === attempt && draft.attempt.step === 'signed') draft.attempt.step = 'let-go'
  }),
  when([...connectionEndings, connection.yieldedElsewhere], (draft, { data }) =>
    isFormOf(draft, data.namespaces) ? emptied(draft) : draft,
  ),
  when([connection.accountsChanged], (draft, { data: { namespace, accounts, chosen } }) => {
    const address = actingAccount(accounts, chosen) ?? ''
    return isHolderLeft(draft.holder, namespace, { address }) ? emptied(draft) : draft
  }),
  when([connection.chainChanged], (draft, { data: { namespace, chainId } }) =>
    isHolderLeft(draft.holder, namespace, { chainId }) ? emptied(draft) : draft,
  ),
  when([host.stopped], () => initial),
])

function emptied(draft: Draft<SendState>): Draft<SendState> {
  const { attempt, dropped, abandoned } = draft
  const all = [...dropped, ...(attempt ? [attempt] : [])]
  return {
    ...(initial as Draft<SendState>),
    dropped: all.filter((one) => isAsking(one) || isDoubtful(one)),
    abandoned,
  }
}
