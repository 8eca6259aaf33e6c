import type { SureRefusal } from '../../domain/errors/sure-refusal.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { isRefusedRequest } from '../../domain/errors/refused-request.ts'
import type { FailureCode } from '../../domain/errors/failure-code.ts'
import { isForgotten } from '../../domain/operations/wallet-calls.ts'
import { allowanceFor } from '../../domain/swap/allowance/allowance.ts'
import { phaseOfForm } from '../../domain/swap/state.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { SwapFailedStage } from '../../domain/swap/failed-stage.ts'
import type { SwapPlan } from '../../domain/swap/plan/plan.ts'
import { isUnconfirmed } from '../../domain/operations/request/unconfirmed.ts'
import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { shortageOfSwap } from '../../selectors/swap/progress.ts'
import { enSwap } from '../../strings/en/swap.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { amountText } from '../formats/amount-text.ts'
import { differenceNotice } from '../preflight/difference-notice.ts'
import { localeOf } from '../parts/locale-of.ts'
import { moodAfter, toneOf } from '../parts/mood.ts'
import type { Button, Notice } from '../parts/parts.ts'
import { retrySwapButton, swapChain, swapNames, swapSigner } from './words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that explain why a swap stopped, and try again. */
export type SwapFailure = { readonly failed: Notice | null; readonly retry: Button | null }

type Text = TextWith<typeof enSwap, 'network' | 'coin' | 'wallet'>
type Words = readonly [title: Text, body: Text]

const noFailure: SwapFailure = { failed: null, retry: null }

const byStage: Readonly<Record<SwapFailedStage, Text>> = {
  tokens: 'swap.tokensFailed',
  quote: 'swap.quoteFailed',
  allowance: 'swap.allowanceUnknown',
  approval: 'swap.approvalMissing',
  transaction: 'swap.transactionMissing',
}

/** Texts for reasons that the service or a node gave. */
const byCode: Partial<Record<FailureCode, Words>> = {
  'resource-not-found': ['swap.noQuote', 'swap.noQuoteBody'],
  'malformed-answer': ['swap.unsafe', 'swap.unsafeBody'],
  'execution-reverted': ['swap.reverted', 'swap.revertedBody'],
  'insufficient-funds': ['swap.insufficient', 'swap.insufficientCoin'],
}

/** Texts for an approval that could not be prepared. */
const approvalUnmade: Partial<Record<FailureCode, Words>> = {
  'execution-reverted': ['swap.approvalRefused', 'swap.approvalRefusedBody'],
}

const elsewhere: Words = ['swap.otherNetwork', 'swap.otherNetworkBody']
const overtaken: Words = ['swap.overtaken', 'swap.overtakenBody']
const costTooLow: Words = ['swap.costTooLow', 'swap.costTooLowBody']
const unconfirmed: Words = ['swap.unconfirmed', 'swap.unconfirmedBody']
/** A permit that did not arrive has no effect. */
const unsigned: Words = ['swap.unsignedUnknown', 'swap.unsignedUnknownBody']
const unable: Words = ['swap.unable', 'swap.unableBody']

/**
 * Texts for reasons by which the wallet cannot have signed its last request.
 * They do not say that nothing was signed at all, since the wallet may have signed an approval or a permit before.
 */
const byWallet: Partial<Record<FailureCode, Words>> = {
  'user-rejected': ['swap.declined', 'swap.declinedBody'],
  'request-pending': ['swap.pending', 'swap.pendingBody'],
  'insufficient-funds': ['swap.insufficient', 'swap.insufficientCoin'],
  'execution-reverted': ['swap.reverted', 'swap.revertedBody'],
  'chain-mismatch': elsewhere,
  'account-not-found': ['swap.otherAccount', 'swap.otherAccountBody'],
  'nonce-too-high': overtaken,
  'fee-cap-too-low': costTooLow,
  'tip-above-fee-cap': costTooLow,
  unauthorized: unable,
  'method-unsupported': unable,
  'chain-not-added': unable,
  'chain-unsupported': unable,
  'no-accounts': unable,
  'account-type-unsupported': unable,
  'transaction-type-unsupported': unable,
} satisfies Partial<Record<SureRefusal, Words>>

/** Texts for an approval that was requested or sent. */
const ofApproval: Partial<Record<FailureCode, Words>> = {
  'timed-out': ['swap.slowApproval', 'swap.slowApprovalBody'],
  'execution-reverted': ['swap.approvalUndone', 'swap.approvalUndoneBody'],
  'transaction-mismatch': ['swap.other', 'swap.otherBody'],
}

/** Replacements for texts that send the visitor to a wallet. The secure frame has no wallet to look into. */
const ofFrame: Partial<Record<Text, Text>> = {
  'swap.unclearBody': 'swap.unclearHereBody',
  'swap.slowApprovalBody': 'swap.slowApprovalHereBody',
  'swap.approvalUndoneBody': 'swap.approvalUndoneHereBody',
}

/** Returns why there is no swap to sign, and a button that tries again. If the wallet refused to sign, returns the reason without the button. */
export function swapFailure(state: StateOf<'swap'>): SwapFailure {
  const phase = phaseOfForm(state.swap)
  if (phase.name === 'built' && phase.failure)
    return { failed: walletNotice(state, phase.failure, phase.plan), retry: null }
  if (phase.name !== 'failed') return noFailure
  const { stage, failure } = phase
  const { code, difference } = failure
  if (difference) {
    const failed = withApproval(state, differenceNotice(state, swapChain(state), tokensOf(state), difference))
    return { failed, retry: retrySwapButton(state, swap.retried()) }
  }
  const unmade = (stage === 'approval' && approvalUnmade[code]) || byCode[code]
  const words = stage === 'chain' ? onChain(failure) : (unmade ?? byService(stage, failure))
  return {
    failed: withApproval(state, noticeOf(state, words)),
    retry: retrySwapButton(state, swap.retried()),
  }
}

/** Adds to a notice that an approval of this page is still valid. */
function withApproval(state: StateOf<'swap'>, notice: Notice): Notice {
  const { allowances, source, holder } = state.swap
  if (!source || !holder) return notice
  const { chainId, address: account } = holder
  const given = allowanceFor(allowances, { chainId, account, from: source.address })
  if (!given || given.permit !== null) return notice
  const amount = amountText(given.order.amount, source, localeOf(state))
  const stays = textsOf(state, enSwap)('swap.approvalStays', { amount })
  return { ...notice, body: [notice.body, stays].filter(Boolean).join(' ') }
}

/** Returns the words for a failure of the service: an amount without a quote, another error, or no connection. */
function byService(stage: SwapFailedStage, failure: Failure): Words {
  if (failure.code !== 'http-status') return [byStage[stage], 'swap.connectionBody']
  return stage === 'quote' && isRefusedRequest(failure)
    ? ['swap.noQuote', 'swap.noQuoteBody']
    : [byStage[stage], 'swap.serviceBody']
}

/**
 * Returns the words for a signed swap that failed.
 * The chain reverted it, another transaction replaced it, the wallet does not know it, or the wallet did only a part of it.
 */
function onChain({ code }: Failure): Words {
  if (isForgotten(code) || code === 'malformed-answer') return ['swap.forgotten', 'swap.unclearBody']
  if (code === 'transaction-mismatch') return ['swap.other', 'swap.otherBody']
  return code === 'execution-reverted'
    ? ['swap.failedThere', 'swap.failedThereBody']
    : ['swap.replaced', 'swap.replacedBody']
}

function walletNotice(state: StateOf<'swap'>, failure: Failure, { kind }: SwapPlan): Notice {
  if (isUnconfirmed(failure)) return noticeOf(state, kind === 'permit' ? unsigned : unconfirmed)
  const { code, difference } = failure
  if (difference) return differenceNotice(state, swapChain(state), tokensOf(state), difference)
  const words = (kind === 'approval' && ofApproval[code]) || byWallet[code]
  return {
    ...noticeOf(state, words ?? ['swap.unclear', 'swap.unclearBody']),
    tone: toneOf(moodAfter(failure)),
  }
}

/** Returns a notice if the swap takes more than the account has, its gas included. Null if there is enough, and until the transaction is built. */
export function shortageNotice(state: StateOf<'swap'>): Notice | null {
  const shortage = phaseOfForm(state.swap).name === 'built' ? shortageOfSwap(state) : null
  if (shortage === 'coin') return noticeOf(state, ['swap.insufficient', 'swap.insufficientCoin'])
  const title = textsOf(state, enSwap)('swap.insufficient')
  return shortage && { part: 'notice', tone: 'negative', title }
}

function tokensOf({ swap: { source, target } }: StateOf<'swap'>): readonly SwapToken[] {
  return [source, target].filter((token) => token !== null)
}

function noticeOf(state: StateOf<'swap'>, [title, body]: Words): Notice {
  const text = textsOf(state, enSwap)
  const names = swapNames(state)
  const said = (isFrameWallet(swapSigner(state)) && ofFrame[body]) || body
  return { part: 'notice', tone: 'negative', title: text(title, names), body: text(said, names) }
}
