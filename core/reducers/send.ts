import { emptyEntry, filledEntry, switchedEntry, typedEntry } from '../domain/amount-entry.ts'
import type { AmountEntry } from '../domain/amount-entry.ts'
import { namespaceOf } from '../domain/caip.ts'
import type { EvmTransfer } from '../domain/evm-transfer.ts'
import type { Failure } from '../domain/failure.ts'
import type { FoundReceiver } from '../domain/found-receiver.ts'
import { isSameAccount } from '../domain/same-account.ts'
import type { AccountOnChain } from '../domain/same-account.ts'
import type { SendEstimate } from '../domain/send-estimate.ts'
import type { HeldToken } from '../domain/token-balances.ts'
import type { TransactionFees } from '../domain/transaction-fees.ts'
import { connection, connectionEndings } from '../events/connection.ts'
import { host } from '../events/host.ts'
import { send } from '../events/send.ts'
import { defineSlice } from './define-slice.ts'

/** A receiver as it was typed, and who that is, or why nobody knows; both null while it is looked up. */
export type SendReceiver = {
  readonly text: string
  readonly found: FoundReceiver | null
  readonly failure: Failure | null
}

/** The question what a transfer costs: running, until it is known or has failed. */
export type EstimateQuestion = {
  readonly id: string
  readonly transfer: EvmTransfer
  readonly known: SendEstimate | null
  readonly failure: Failure | null
}

/** A transfer that the wallet was asked for: with a hash it was signed, with a failure it was not. */
export type SendAttempt = {
  readonly id: string
  readonly transfer: EvmTransfer
  readonly hash: string | null
  readonly failure: Failure | null
}

/** What is to be sent, what it costs, and how the last sending goes; the cost is the last one that is known for the token, the fees outlast it. */
export type SendState = {
  readonly holder: AccountOnChain | null
  readonly token: HeldToken | null
  readonly entry: AmountEntry
  readonly receiver: SendReceiver
  readonly question: EstimateQuestion | null
  readonly cost: SendEstimate | null
  readonly fees: TransactionFees | null
  readonly attempt: SendAttempt | null
}

const nobody: SendReceiver = { text: '', found: null, failure: null }

const initial: SendState = {
  holder: null,
  token: null,
  entry: emptyEntry,
  receiver: nobody,
  question: null,
  cost: null,
  fees: null,
  attempt: null,
}

/** What is to be sent. An answer counts only for what still stands: a receiver by its text, a cost and an attempt by their ids. What was signed leaves an empty form behind, what was not leaves everything as it was, and another account or chain begins anew. */
export const sendSlice = defineSlice<SendState>(initial, (when) => [
  when([send.tokenChosen], (draft, { data: { chainId, address, token } }) => {
    const holder = { chainId, address }
    if (draft.holder?.chainId !== chainId) draft.fees = null
    if (!isSameAccount(draft.holder, holder)) draft.receiver = nobody
    draft.holder = holder
    draft.token = token
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
  }),
  when([send.receiverFound], (draft, { data }) => {
    if (draft.receiver.text !== data.text) return
    draft.receiver.found = data.receiver
    draft.receiver.failure = null
  }),
  when([send.receiverFailed], (draft, { data }) => {
    if (draft.receiver.text === data.text && !draft.receiver.found) draft.receiver.failure = data.failure
  }),
  when([send.estimateStarted], (draft, { data: { estimate, transfer } }) => {
    draft.question = { id: estimate, transfer, known: null, failure: null }
  }),
  when([send.estimated], (draft, { data: { estimate, known } }) => {
    if (draft.question?.id !== estimate) return
    draft.question.known = known
    draft.question.failure = null
    draft.cost = known
    draft.fees = known.fees
  }),
  when([send.estimateFailed], (draft, { data: { estimate, failure } }) => {
    if (draft.question?.id === estimate && !draft.question.known) draft.question.failure = failure
  }),
  when([send.attemptStarted], (draft, { data: { attempt, transfer } }) => {
    draft.attempt = { id: attempt, transfer, hash: null, failure: null }
  }),
  when([send.signed], (draft, { data: { attempt, hash } }) => {
    if (draft.attempt?.id !== attempt) return draft
    const { holder, fees } = draft
    return { ...initial, holder, fees, attempt: { ...draft.attempt, hash, failure: null } }
  }),
  when([send.attemptFailed], (draft, { data: { attempt, failure } }) => {
    if (draft.attempt?.id === attempt && draft.attempt.hash === null) draft.attempt.failure = failure
  }),
  when([send.letGo], (draft, { data: { attempt } }) => {
    if (draft.attempt?.id === attempt) draft.attempt = null
  }),
  when([...connectionEndings, connection.yieldedElsewhere], (draft, { data }) =>
    draft.holder && data.namespaces.includes(namespaceOf(draft.holder.chainId)) ? initial : draft,
  ),
  when([connection.accountsChanged], (draft, { data: { namespace, accounts } }) => {
    const { holder } = draft
    const isOther = holder && namespaceOf(holder.chainId) === namespace && accounts[0] !== holder.address
    return isOther ? initial : draft
  }),
  when([connection.chainChanged], (draft, { data: { namespace, chainId } }) => {
    const { holder } = draft
    const isOther = holder && namespaceOf(holder.chainId) === namespace && chainId !== holder.chainId
    return isOther ? initial : draft
  }),
  when([host.stopped], () => initial),
])
