import type { Failure } from '../../domain/errors/failure.ts'
import type { FailureCode } from '../../domain/errors/failure-code.ts'
import type { SureRefusal } from '../../domain/errors/sure-refusal.ts'
import { harmlessText } from '../../domain/values/text/harmless-text.ts'
import { visibleText } from '../../domain/values/text/visible-text.ts'
import { isUnconfirmed } from '../../domain/operations/request/unconfirmed.ts'
import { shownSending } from '../../domain/send/sendings.ts'
import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import type { EventInput } from '../../events/define-events.ts'
import { send } from '../../events/send/send.ts'
import { coinBalance } from '../../selectors/tokens/coin-balance.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isSendChain, sendBlockerInput, currentQuestion } from '../../selectors/send/progress.ts'
import { enSend } from '../../strings/en/send.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { differenceNotice } from '../preflight/difference-notice.ts'
import { networkName } from '../formats/network-name.ts'
import { moodAfter, toneOf } from '../parts/mood.ts'
import type { Button, Notice } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { sender } from './send-words.ts'
import { textsOf } from '../parts/texts-of.ts'

type Text = TextWith<typeof enSend, 'network' | 'coin' | 'wallet'>
type Words = readonly [title: Text, body: Text]

const unreachable: Words = ['send.unreachable', 'send.unreachableBody']
const overtaken: Words = ['send.overtaken', 'send.overtakenBody']
const costRose: Words = ['send.costRose', 'send.costRoseBody']
const unconfirmed: Words = ['send.unconfirmed', 'send.unconfirmedBody']
const unable: Words = ['send.unable', 'send.unableBody']
const elsewhere: Words = ['send.otherNetwork', 'send.otherNetworkBody']

/** Texts for failures of a node or a wallet after which nothing can have been sent. */
const wordsByCode: Partial<Record<FailureCode, Words>> = {
  'user-rejected': ['send.declined', 'send.declinedBody'],
  'request-pending': ['send.pending', 'send.pendingBody'],
  'amount-too-small': ['send.tooSmall', 'send.tooSmallBody'],
  'transaction-expired': ['send.expired', 'send.expiredBody'],
  'insufficient-funds': ['send.insufficient', 'send.insufficientBody'],
  'execution-reverted': ['send.reverted', 'send.revertedBody'],
  'not-a-token': ['send.notToken', 'send.notTokenBody'],
  'fee-cap-too-low': costRose,
  'tip-above-fee-cap': costRose,
  'cost-changed': ['send.changed', 'send.changedBody'],
  'receiver-mismatch': ['send.givenAway', 'send.givenAwayBody'],
  'nonce-too-high': overtaken,
  'chain-unsupported': ['send.unsupported', 'send.unsupportedBody'],
  'chain-mismatch': elsewhere,
} satisfies Partial<Record<SureRefusal, Words>>

/** Texts for failures that only a wallet reports. */
const wordsOfWallets: Partial<Record<FailureCode, Words>> = {
  'no-accounts': ['send.locked', 'send.lockedBody'],
  'account-not-found': ['send.otherAccount', 'send.otherAccountBody'],
  unauthorized: unable,
  'method-unsupported': unable,
  'chain-not-added': unable,
  'account-type-unsupported': unable,
  'transaction-type-unsupported': unable,
} satisfies Partial<Record<SureRefusal, Words>>

/** Texts for failures before a press on Send, when nothing could have been sent yet. */
const wordsBefore: Partial<Record<FailureCode, Words>> = {
  ...wordsByCode,
  'receiver-mismatch': ['send.givenAway', 'send.wouldMiss'],
  'fee-cap-too-high': ['send.impossibleFee', 'send.impossibleFeeBody'],
}
const unpriced: Words = ['send.unreachable', 'send.unpriced']

const notOnOffer: Failure = { code: 'chain-unsupported' }

/** Returns why the transfer in the form cannot be sent now, and a button that checks again. Both are null while that is unknown. */
export function costFailure(state: StateOf<'send'>): {
  readonly refusal: Notice | null
  readonly retry: Button | null
} {
  const { holder } = state.send
  const isElsewhere = holder !== null && !isSendChain(state, holder.chainId)
  const failure = isElsewhere ? notOnOffer : (currentQuestion(state.send)?.failure ?? null)
  if (!failure) return { refusal: null, retry: null }
  const [title, body] = wordsBefore[failure.code] ?? unpriced
  return {
    refusal: differenceOf(state, failure) ?? noticeOf(state, title, body, failure),
    retry: isElsewhere ? null : retryButton(state, send.estimateRetried()),
  }
}

/** Returns how the transaction differs from the form; null for any other failure. */
function differenceOf(state: StateOf<'send'>, { difference }: Failure): Notice | null {
  const { holder, token } = state.send
  if (!difference || !holder) return null
  const tokens = token ? [{ ...token, decimals: Number(token.decimals) }] : []
  return differenceNotice(state, holder.chainId, tokens, difference)
}

/** Returns the button that tries again after a failed estimate. */
export function retryButton(state: StateOf<'send'>, press: EventInput): Button {
  return {
    part: 'button',
    label: textsOf(state, enSend)('send.retry'),
    press,
    tone: 'quiet',
    icon: 'retry',
  }
}

/** Returns what is missing now, although there was enough in the form. Null if there is enough. */
export function shortage(state: StateOf<'send'>): Notice | null {
  const { token, holder } = state.send
  const missing = sendBlockerInput(state.send, coinBalance(state, holder)).shortage
  if (!token || missing === null) return null
  const text = textsOf(state, enSend)
  const coin = offeredNetwork(state, holder?.chainId ?? null)?.nativeCurrency.symbol ?? ''
  return {
    part: 'notice',
    tone: 'negative',
    title: text('send.insufficient'),
    body:
      missing === 'token'
        ? text('send.tooLittle', { token: token.symbol })
        : text('send.insufficientBody', { coin }),
  }
}

/** Returns why a transfer was not sent. If the failure leaves that open, says that the wallet may have sent it all the same. */
export function sendingFailure(state: StateOf<'send'>, failure: Failure): Notice {
  const here = isFrameWallet(sender(state))
  const unclear: Words = ['send.unclear', here ? 'send.unclearHereBody' : 'send.unclearBody']
  const doubtful = shownSending(state.send)?.isMade ? unclear : unreachable
  const known = wordsByCode[failure.code] ?? wordsOfWallets[failure.code]
  const [title, body] = known ?? (isUnconfirmed(failure) ? unconfirmed : doubtful)
  return differenceOf(state, failure) ?? noticeOf(state, title, body, failure)
}

function noticeOf(state: StateOf<'send'>, title: Words[0], body: Words[1], failure: Failure): Notice {
  const text = textsOf(state, enSend)
  const chainId = state.send.holder?.chainId ?? ''
  const values = {
    network: networkName(state, chainId),
    coin: offeredNetwork(state, chainId)?.nativeCurrency.symbol ?? '',
    wallet: sender(state)?.name ?? '',
  }
  return {
    part: 'notice',
    tone: toneOf(moodAfter(failure)),
    title: text(title, values),
    body: failure.code === 'execution-reverted' ? revertText(state, failure) : text(body, values),
  }
}

/** Returns which contract refuses a transfer: the token's contract, or for the coin the receiver's. */
function revertText(state: StateOf<'send'>, failure: Failure): string {
  const text = textsOf(state, enSend)
  const reason = reasonIn(failure)
  if (state.send.token?.address === null)
    return reason === null ? text('send.receiverReverted') : text('send.receiverRevertedBecause', { reason })
  return reason === null ? text('send.revertedBody') : text('send.revertedBecause', { reason })
}

/** Returns the reason that a contract gave, as nodes pass it on behind their own words. */
function reasonIn({ detail = '' }: Failure): string | null {
  const [, reason = ''] = /reverted(?: with reason string)?:\s*(.+)$/s.exec(detail) ?? []
  const said = visibleText(harmlessText(reason.trim()))
  return said === '' ? null : said
}
