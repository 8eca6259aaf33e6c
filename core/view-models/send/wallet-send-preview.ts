import { localeOf } from '../parts/locale-of.ts'
import { isAwaitingWallet } from '../../domain/send/sending.ts'
import { shownSending } from '../../domain/send/sendings.ts'
import { currentTransfer } from '../../domain/send/current-transfer.ts'
import { isSameTransfer } from '../../domain/operations/transfer.ts'
import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import { send } from '../../events/send/send.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentQuestion } from '../../selectors/send/progress.ts'
import { sendRisksOf, unshownRisks } from '../../selectors/send/risks.ts'
import { openSendingBeside } from '../../selectors/send/requests.ts'
import { costlinessOfSending, sendingCost } from '../../selectors/send/sending-cost.ts'
import { enPreflight } from '../../strings/en/preflight.ts'
import { enSend } from '../../strings/en/send.ts'
import { amountText } from '../formats/amount-text.ts'
import { requestTitle } from '../parts/request-title.ts'
import { networkName } from '../formats/network-name.ts'
import { checkNotices } from './checks.ts'
import type { SendChecks } from './checks.ts'
import { tokenLines } from './token-lines.ts'
import type { Button, Line, Notice, Screen } from '../parts/parts.ts'
import { costFailure, sendingFailure, shortage } from './send-failure.ts'
import { otherNetworksNotice, lookAlikeNotice } from './receiver-notices.ts'
import { cautionOf } from './receiver.ts'
import { receiverLine, sender, tokenAmountText, tokenWorthText } from './send-words.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'
import { triedNetworkImage } from '../parts/tried-image.ts'
import { worthText } from '../formats/worth-text.ts'

/** The parts of the WalletSendPreview screen. */
export type WalletSendPreviewParts = SendChecks & {
  readonly amount: Line | null
  readonly worth: Line | null
  /** The other symbol that the token's contract declares. */
  readonly named: Line | null
  readonly receiver: Line | null
  readonly address: Line | null
  readonly network: Line | null
  readonly cost: Line | null
  readonly opening: Line | null
  readonly arrives: Line | null
  readonly careful: Notice | null
  readonly elsewhere: Notice | null
  readonly lookAlike: Notice | null
  readonly caution: Notice | null
  readonly costly: Notice | null
  readonly openRequest: Notice | null
  readonly refusal: Notice | null
  readonly retry: Button | null
  readonly failed: Notice | null
  readonly waiting: Notice | null
  readonly cancel: Button
  readonly send: Button | null
}

/** Returns the WalletSendPreview screen: everything that the visitor is about to sign, its cost, and the state of the wallet's answer. */
export function walletSendPreviewView(state: StateOf<'send'>): Screen<WalletSendPreviewParts> {
  const title = textsOf(state, enSend)('send.reviewTitle')
  return { title, parts: previewParts(state) }
}

function previewParts(state: StateOf<'send'>): WalletSendPreviewParts {
  const text = textsOf(state, enSend)
  const shown = shownSending(state.send)
  const isRunning = isAwaitingWallet(shown)
  const question = currentQuestion(state.send)
  const refused = costFailure(state)
  const refusal = isRunning ? refused.refusal : (refused.refusal ?? shortage(state))
  return {
    ...transferLines(state),
    cost: costLine(state),
    ...tokenLines(state),
    careful: { part: 'notice', tone: 'quiet', title: text('send.careful') },
    ...checkNotices(state),
    elsewhere: otherNetworksNotice(state),
    lookAlike: lookAlikeNotice(state),
    caution: cautionOf(state),
    costly: costlyNotice(state),
    openRequest: openNotice(state),
    ...refused,
    refusal,
    failed: failedNotice(state),
    waiting: waitingNotice(state),
    cancel: {
      part: 'button',
      label: text('send.cancel'),
      press: isRunning ? send.cancelled({ flow: shown.id }) : send.reviewClosed(),
      tone: 'neutral',
    },
    send: {
      part: 'button',
      label: text(isRunning ? 'send.sending' : sendWords(state)),
      press: !isRunning && !refusal && question?.known ? send.confirmed() : null,
      tone: 'accent',
      ...(isRunning && { busy: true }),
    },
  }
}

function costlyNotice(state: StateOf<'send'>): Notice | null {
  const costliness = costlinessOfSending(state)
  if (!costliness) return null
  const title =
    costliness === 'half'
      ? textsOf(state, enSend)('send.costly')
      : textsOf(state, enPreflight)('preflight.dearGas')
  return { part: 'notice', tone: 'negative', title }
}

/** Returns the label of the button. After the visitor has read the risks, it says that the press sends anyway. */
function sendWords(state: StateOf<'send'>) {
  return sendRisksOf(state).length > 0 && unshownRisks(state).length === 0 ? 'send.anyway' : 'send.send'
}

function transferLines(
  state: StateOf<'send'>,
): Pick<WalletSendPreviewParts, 'amount' | 'worth' | 'receiver' | 'address' | 'network'> {
  const text = textsOf(state, enSend)
  const { holder, token: chosen, receiver } = state.send
  const shown = shownSending(state.send)
  const asked = isAwaitingWallet(shown) ? shown : null
  const transfer = asked?.transfer ?? currentTransfer(state.send)
  const token = asked?.token ?? chosen
  const found = asked?.receiver ?? receiver.found
  const chainId = asked?.chainId ?? holder?.chainId
  if (!transfer || !token || !found || chainId === undefined)
    return { amount: null, worth: null, receiver: null, address: null, network: null }
  const worth = tokenWorthText(state, token, transfer.amount)
  const network = offeredNetwork(state, chainId)
  return {
    amount: {
      part: 'line',
      label: text('send.title'),
      value: tokenAmountText(state, token, transfer.amount),
      image: { kind: 'token', url: token.icon, seed: token.symbol },
    },
    worth: worth === null ? null : { part: 'line', label: text('send.worth'), value: worth },
    receiver: receiverLine(state, found),
    address: { part: 'line', label: text('send.address'), value: transfer.to },
    network: {
      part: 'line',
      label: text('send.network'),
      value: networkName(state, chainId),
      ...(asked ? {} : { press: router.viewPushed({ view: 'Networks' }) }),
      ...(network && { image: triedNetworkImage(state, network) }),
    },
  }
}

/** Returns the estimated network fee: in dollars if the coin's price is known, and in the coin. */
function costLine(state: StateOf<'send'>): Line | null {
  const text = textsOf(state, enSend)
  const question = currentQuestion(state.send)
  const { holder } = state.send
  const network = offeredNetwork(state, holder?.chainId ?? null)
  if (!question || !holder || !network || question.status === 'failed') return null
  const label = text('send.cost')
  const known = sendingCost(state)
  if (!known) return { part: 'line', label, value: null, full: text('send.costLoading') }
  const { cost, worth } = known
  const locale = localeOf(state)
  const inCoin = amountText(cost, network.nativeCurrency, locale)
  return { part: 'line', label, value: worth === null ? inCoin : worthText(worth, locale), full: inCoin }
}

/** Returns a warning about an earlier transfer. Another wallet of the account may still sign it, or a wallet may have sent it. */
function openNotice(state: StateOf<'send'>): Notice | null {
  const shown = shownSending(state.send)
  const told = failedNotice(state) ? shown?.id : null
  const open = openSendingBeside(state).find((one) => one.attempt !== told)
  if (!open || isAwaitingWallet(shown)) return null
  const text = textsOf(state, enSend)
  const { name: wallet } = open.wallet
  const [title, body] = isFrameWallet(open.wallet)
    ? (['send.perhapsSentHere', 'send.perhapsSentHereBody'] as const)
    : open.isDoubtful
      ? (['send.perhapsSent', 'send.perhapsSentBody'] as const)
      : (['send.openRequest', 'send.openRequestBody'] as const)
  return { part: 'notice', tone: 'negative', title: text(title, { wallet }), body: text(body, { wallet }) }
}

function failedNotice(state: StateOf<'send'>): Notice | null {
  const shown = shownSending(state.send)
  const standing = currentTransfer(state.send)
  const isIt = shown && standing && isSameTransfer(shown.transfer, standing)
  return isIt && shown.failure ? sendingFailure(state, shown.failure) : null
}

function waitingNotice(state: StateOf<'send'>): Notice | null {
  const shown = shownSending(state.send)
  if (!isAwaitingWallet(shown)) return null
  const text = textsOf(state, enSend)
  const asked = sender(state)
  const wallet = asked?.name ?? ''
  const title = requestTitle(state, asked, text('send.asking', { wallet }))
  return shown.isLingering && !isFrameWallet(asked)
    ? { part: 'notice', tone: 'accent', title, body: text('send.lingering', { wallet }) }
    : { part: 'notice', tone: 'accent', title }
}
