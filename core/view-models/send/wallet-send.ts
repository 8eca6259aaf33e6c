import { shortAddress } from '../../domain/account/account.ts'
import { namespaceOf } from '../../domain/values/caip.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import { mostSpendable } from '../../domain/order/spendable.ts'
import { sendBlockerOf } from '../../domain/send/blocker.ts'
import type { SendBlocker } from '../../domain/send/blocker.ts'
import type { HeldToken } from '../../domain/tokens/balances.ts'
import { worthOf } from '../../domain/tokens/worth.ts'
import type { EventInput } from '../../events/define-events.ts'
import { router } from '../../events/shell/router.ts'
import { send } from '../../events/send/send.ts'
import { activeSession } from '../../selectors/sessions/active-session.ts'
import { coinBalance } from '../../selectors/tokens/coin-balance.ts'
import type { StateOf } from '../../reducers/root.ts'
import { isSendChain, purseOf, sendBlockerInput } from '../../selectors/send/progress.ts'
import { sessionInNamespace } from '../../selectors/sessions/sessions.ts'
import type { SessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { enSend } from '../../strings/en/send.ts'
import { amountField, amountSeparator, noAmountText } from '../order/amount-field.ts'
import { lockedNotice } from '../sessions/locked-notice.ts'
import { isTokenMissed, missedToken } from './missed-token.ts'
import { networkName } from '../formats/network-name.ts'
import { offeredNetwork } from '../parts/select.ts'
import type { Button, Item, Line, Notice, Screen, TextField } from '../parts/parts.ts'
import { noReceiver, receiverParts } from './receiver.ts'
import type { ReceiverParts } from './receiver.ts'
import { costFailure } from './send-failure.ts'
import { tokenAmountValue, tokenWorthText } from './send-words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the WalletSend screen. */
export type WalletSendParts = ReceiverParts & {
  readonly unable: Notice | null
  readonly networks: Button | null
  readonly token: Item | null
  readonly amount: TextField | null
  readonly unit: Line | null
  readonly available: Line | null
  readonly refusal: Notice | null
  readonly retry: Button | null
  readonly next: Button | null
}

const blockerWords = {
  'select-token': 'send.selectToken',
  'incorrect-value': 'send.incorrectValue',
  'add-amount': 'send.addAmount',
  'insufficient-funds': 'send.insufficient',
  'add-address': 'send.addAddress',
  'invalid-address': 'send.invalidAddress',
  'find-receiver': 'send.findReceiver',
} as const satisfies Record<SendBlocker, string>

const nothing: WalletSendParts = {
  unable: null,
  networks: null,
  token: null,
  amount: null,
  unit: null,
  available: null,
  ...noReceiver,
  refusal: null,
  retry: null,
  next: null,
}

/** Returns the WalletSend screen: the token, the amount and the receiver. The button says what is missing. */
export function walletSendView(state: StateOf<'send'>): Screen<WalletSendParts> {
  const title = textsOf(state, enSend)('send.title')
  const session = sessionOfForm(state)
  if (!session || session.isLocked) {
    const unable = session && lockedNotice(state, session.wallet.name)
    return { title, parts: { ...nothing, unable } }
  }
  const isSupported = isSendChain(state, session.chainId)
  return {
    title,
    parts: isSupported ? formParts(state, session.chainId) : unsupported(state, session.chainId),
  }
}

/** Returns the session of the form: that of the form's account while it is connected, else the active one. */
function sessionOfForm(state: StateOf<'send'>): SessionInNamespace | null {
  const { holder } = state.send
  const own = holder && sessionInNamespace(state.connection, namespaceOf(holder.chainId))
  return own ?? activeSession(state)
}

function formParts(state: StateOf<'send'>, chainId: string): WalletSendParts {
  const { token } = state.send
  const blocker = sendBlockerOf(sendBlockerInput(state.send, coinBalance(state, state.send.holder)))
  return {
    ...nothing,
    token: tokenChoice(state, chainId, token),
    amount: amountPart(state, chainId, token, blocker),
    ...(token && { unit: unitLine(state, token), available: availableLine(state, token, blocker) }),
    ...(awaitedToken(state) !== null && { available: awaitedLine(state) }),
    ...receiverParts(state),
    ...(isTokenMissed(state) ? missedToken(state) : costFailure(state)),
    next: nextButton(state, blocker),
  }
}

function tokenChoice(state: StateOf<'send'>, chainId: string, token: HeldToken | null): Item {
  const text = textsOf(state, enSend)
  const awaited = awaitedToken(state)
  const coin = offeredNetwork(state, chainId)?.nativeCurrency.symbol
  const named = awaited === 'native' ? coin : awaited && shortAddress(awaited)
  const symbol = token?.symbol ?? named ?? undefined
  const network = networkName(state, chainId)
  return {
    part: 'item',
    key: 'token',
    label: symbol ?? text('send.selectToken'),
    ...(symbol !== undefined && { name: text('send.tokenName', { token: symbol, network }) }),
    image: { kind: 'token', url: token?.icon ?? null, seed: token?.symbol ?? '?' },
    ...(symbol === undefined && { icon: 'plus' as const }),
    press: router.viewPushed({ view: 'WalletSendSelectToken' }),
    ...(awaited !== null && { busy: true }),
    detail: text('send.on', { network }),
  }
}

function amountPart(
  state: StateOf<'send'>,
  chainId: ChainId,
  token: HeldToken | null,
  blocker: SendBlocker | null,
): TextField {
  const text = textsOf(state, enSend)
  const { unit, text: value } = state.send.entry
  return amountField(state, {
    label: text(unit === 'fiat' ? 'send.amountInDollars' : 'send.amount'),
    value,
    change: send.amountTyped({ text: value, ...amountSeparator(state) }),
    wrong: amountError(state, blocker),
    isDisabled: token === null,
    most: token && { label: text('send.max'), press: fillMost(state) },
    shortOn: blocker === 'insufficient-funds' ? chainId : null,
  })
}

/** Returns the error of the amount. */
function amountError(state: StateOf<'send'>, blocker: SendBlocker | null): string | null {
  const text = textsOf(state, enSend)
  if (blocker === 'insufficient-funds') return text('send.insufficient')
  if (blocker !== 'incorrect-value') return null
  return noAmountText(state, state.send.entry.text, {
    incorrect: text('send.incorrect'),
    which: (readings) => text('send.whichAmount', readings),
  })
}

/**
 * Returns the token that a host requested, while it is looked up by its address or as the coin. Null once it is filled in, or if it was not found.
 */
function awaitedToken(state: StateOf<'send'>): string | null {
  const { token, prefill } = state.send
  return token || isTokenMissed(state) ? null : (prefill?.token ?? null)
}

/** Returns the line of an unknown balance, for a token that is being looked up. */
function awaitedLine(state: StateOf<'send'>): Line {
  return { part: 'line', label: textsOf(state, enSend)('send.available'), value: null }
}

/** Returns the amount in the other unit. A press switches the units. Null if the token's price is unknown. */
function unitLine(state: StateOf<'send'>, token: HeldToken): Line | null {
  const text = textsOf(state, enSend)
  if (worthOf({ ...token, amount: '1' }) === null) return null
  const { unit, amount } = state.send.entry
  const isFiat = unit === 'fiat'
  const label = isFiat ? text('send.inToken', { token: token.symbol }) : text('send.inDollars')
  const counted = amount ?? '0'
  const value = isFiat
    ? tokenAmountValue(state, token, counted)
    : { value: tokenWorthText(state, token, counted) }
  return { part: 'line', label, ...value, press: send.unitSwitched(amountSeparator(state)) }
}

function availableLine(state: StateOf<'send'>, token: HeldToken, blocker: SendBlocker | null): Line {
  return {
    part: 'line',
    label: textsOf(state, enSend)('send.available'),
    ...tokenAmountValue(state, token, token.amount),
    ...(blocker === 'insufficient-funds' && { tone: 'negative' }),
  }
}

function fillMost(state: StateOf<'send'>): EventInput | null {
  const purse = purseOf(state.send, coinBalance(state, state.send.holder))
  const amount = purse && mostSpendable(purse)
  return amount === null ? null : send.maxChosen({ amount, ...amountSeparator(state) })
}

/**
 * Returns the button that leads to the review. Otherwise its label says what is missing or being looked up.
 * A failed lookup of the receiver is shown above, with another try.
 */
function nextButton(state: StateOf<'send'>, blocker: SendBlocker | null): Button {
  const isTokenSought = blocker === 'select-token' && awaitedToken(state) !== null
  const isReceiverSought = blocker === 'find-receiver' && !state.send.receiver.failure
  const isShown = blocker !== null && (blocker !== 'find-receiver' || isReceiverSought)
  return {
    part: 'button',
    label: textsOf(
      state,
      enSend,
    )(isTokenSought ? 'send.findToken' : isShown ? blockerWords[blocker] : 'send.preview'),
    press: isTokenSought ? null : nextPress(blocker),
    tone: 'accent',
    ...((isTokenSought || isReceiverSought) && { busy: true }),
  }
}

/** Returns the view that the main button leads to: the review, or the tokens while none is chosen. */
function nextPress(blocker: SendBlocker | null): EventInput | null {
  if (blocker === null) return router.viewPushed({ view: 'WalletSendPreview' })
  return blocker === 'select-token' ? router.viewPushed({ view: 'WalletSendSelectToken' }) : null
}

function unsupported(state: StateOf<'send'>, chainId: string): WalletSendParts {
  const text = textsOf(state, enSend)
  return {
    ...nothing,
    unable: {
      part: 'notice',
      tone: 'neutral',
      title: text('send.unsupported'),
      body: text('send.unsupportedBody', { network: networkName(state, chainId) }),
    },
    networks: {
      part: 'button',
      label: text('send.networks'),
      press: router.viewPushed({ view: 'Networks' }),
      tone: 'accent',
      icon: 'network',
    },
  }
}
