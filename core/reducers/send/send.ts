import type { Draft } from 'immer'
import { emptyEntry, filledEntry, switchedEntry, typedEntry } from '../../domain/order/amount-entry.ts'
import type { AmountEntry } from '../../domain/order/amount-entry.ts'
import { actingAccount } from '../../domain/sessions/chosen-account.ts'
import { isSameTransfer } from '../../domain/operations/transfer.ts'
import type { Transfer } from '../../domain/operations/transfer.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import type { FoundReceiver } from '../../domain/send/found-receiver.ts'
import { isOfEnded } from '../../domain/sessions/ended-session.ts'
import { isHolderReplaced } from '../../domain/order/replaced-holder.ts'
import { isSameAccount, isSameAddress } from '../../domain/account/same-account.ts'
import type { AccountOnChain } from '../../domain/account/same-account.ts'
import { isFormOf, unsought } from '../../domain/send/prefill.ts'
import type { SendPrefill } from '../../domain/send/prefill.ts'
import type { Checked } from '../../domain/preflight/checked.ts'
import type { SendEstimate } from '../../domain/send/estimate.ts'
import {
  isAwaitingWallet,
  isDoubtful,
  isOpenSending,
  isSameOrder,
  isUnsigned,
} from '../../domain/send/sending.ts'
import type { Sending } from '../../domain/send/sending.ts'
import { pendingSending, shownSending } from '../../domain/send/sendings.ts'
import type { Sendings } from '../../domain/send/sendings.ts'
import { currentTransfer } from '../../domain/send/current-transfer.ts'
import type { SendRisk } from '../../domain/send/risk.ts'
import { isSameToken } from '../../domain/tokens/balances.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import type { TransactionFees } from '../../domain/order/transaction-fees.ts'
import { connection, connectionEndings } from '../../events/connection/connection.ts'
import { host } from '../../events/host.ts'
import { send } from '../../events/send/send.ts'
import { tokenBalances } from '../../events/tokens/balances.ts'
import { sending } from '../../flows/sending.ts'
import { defineSlice } from '../slices/define-slice.ts'
import { dropOldFlows, flowMoves } from '../slices/flow-moves.ts'
import { startedSending } from './started-sending.ts'

/** The typed receiver, and its resolved address or the failure. Both are null during the lookup. */
type SendReceiver = {
  readonly text: string
  readonly found: FoundReceiver | null
  readonly failure: Failure | null
}

/** The question for the cost of a transfer. While it is asked again, the known answer for the same transfer stays. */
export type EstimateQuestion = {
  readonly id: string
  readonly transfer: Transfer
  readonly status: 'asking' | 'known' | 'failed'
  readonly known: SendEstimate | null
  /** What was checked on the chain with it. */
  readonly checked: Checked | null
  readonly failure: Failure | null
}

/** The draft of a visitor, and every transfer. `started` becomes null once the draft is of another account. */
export type SendState = Sendings & {
  readonly prefill: SendPrefill | null
  readonly holder: AccountOnChain | null
  readonly token: HeldToken | null
  /** Whether no service has listed the token, so that its chain gave the balance. */
  readonly isUnlisted: boolean
  /** The search text of the token list. */
  readonly search: string
  readonly entry: AmountEntry
  readonly receiver: SendReceiver
  readonly question: EstimateQuestion | null
  /** The last known cost for the token. */
  readonly cost: SendEstimate | null
  /** The fees of that cost. They stay when the token changes. */
  readonly fees: TransactionFees | null
  /** The risks that the visitor was shown, and of which transfer. */
  readonly shownRisks: { readonly transfer: Transfer; readonly risks: readonly SendRisk[] } | null
}

const nobody: SendReceiver = { text: '', found: null, failure: null }

const emptyDraft = {
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
  shownRisks: null,
} satisfies Partial<SendState>
const initial: SendState = { ...emptyDraft, sendings: {}, started: null }

declare module '../root.ts' {
  interface LateBranches {
    readonly send: ['send', SendState]
  }
}

/**
 * Reduces the draft and the transfers. Another account or chain resets the draft; transfers continue. A signature empties the draft if it still has
 * the same order.
 */
export const sendSlice = defineSlice<SendState>(initial, (when) => [
  when([send.formReset], emptied),
  when([send.prefillStarted], (draft, { data }) => {
    Object.assign(draft, emptyDraft, { fees: draft.fees })
    draft.prefill = { ...data, namespace: data.namespace ?? null, ...unsought }
    draft.entry = { ...emptyEntry, text: data.amount ?? '' }
    draft.receiver = { ...nobody, text: data.receiver ?? '' }
  }),
  when([send.prefillLookUpStarted], ({ prefill }, { data: { chainId, address } }) => {
    if (prefill) Object.assign(prefill, unsought, { sought: { chainId, address } })
  }),
  when([send.prefillRetried], ({ prefill }) => {
    if (prefill) Object.assign(prefill, unsought)
  }),
  when([send.prefillMissed], ({ prefill }, { data: { failure = null } }) => {
    if (prefill) Object.assign(prefill, failure ? { failure } : { isMissing: true })
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
  when([send.maxChosen], (draft, { data }) => {
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
    // The amount was read, shown and checked with these decimals, whatever a later answer says.
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
  when([send.risksShown], (draft, { data }) => {
    draft.shownRisks = data
  }),
  when([send.reviewClosed], (draft) => {
    draft.shownRisks = null
  }),
  when([send.sendingRequested], (draft, { id, at, data: { order, by, wallet = null } }) => {
    if (pendingSending(draft, order, by)) return
    dropOldFlows(
      draft.sendings,
      (one) => one.id !== draft.started && !isAwaitingWallet(one) && !isOpenSending(one),
    )
    for (const one of Object.values(draft.sendings)) {
      const isRead = by === 'visitor' || one.by === 'host'
      if (isRead && isDoubtful(one) && isSameAddress(one.transfer.from, order.transfer.from))
        one.isAccepted = true
    }
    draft.sendings[id] = startedSending({ ...order, id, by, wallet, requestedAt: at })
    if (by === 'host') return
    draft.shownRisks = null
    draft.started = id
  }),
  // Before the flow itself moves, because a repeated signature counts once.
  when([send.signed], (draft, { data }) => {
    const signed = draft.sendings[data.flow]
    if (!signed || signed.by === 'host' || !isUnsigned(signed) || !isDrafted(draft, signed)) return
    const { holder, fees } = draft
    const shown = shownSending(draft)
    Object.assign(draft, emptyDraft, { holder, fees })
    draft.started = isAwaitingWallet(shown) && !isSameOrder(shown, signed) ? shown.id : signed.id
  }),
  ...flowMoves<SendState, Sending>(sending, (draft) => draft.sendings),
  when([...connectionEndings, connection.yieldedToOtherTab], (draft, { data }) => {
    for (const one of Object.values(draft.sendings))
      if (isAwaitingWallet(one) && isOfEnded(data, one)) one.isSessionOver = true
    if (isFormOf(draft, data.namespaces)) emptied(draft)
  }),
  when([connection.accountsChanged], (draft, { data: { namespace, accounts, chosen } }) => {
    const address = actingAccount(accounts, chosen) ?? ''
    if (isHolderReplaced(draft.holder, namespace, { address })) emptied(draft)
  }),
  when([connection.chainChanged], (draft, { data: { namespace, chainId } }) => {
    if (isHolderReplaced(draft.holder, namespace, { chainId })) emptied(draft)
  }),
  when([host.stopped], () => initial),
])

/** Returns whether the draft still has the order of a transfer. */
function isDrafted(draft: SendState, signed: Sending): boolean {
  const transfer = currentTransfer(draft)
  return (
    transfer !== null &&
    draft.holder !== null &&
    isSameOrder(signed, { chainId: draft.holder.chainId, transfer })
  )
}

function emptied(draft: Draft<SendState>): void {
  Object.assign(draft, emptyDraft, { started: null })
}
