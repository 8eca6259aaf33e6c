import { worthOfSwap } from '../../domain/swap/quote/amounts.ts'
import type { SwapSide } from '../../domain/swap/side.ts'
import { isSwapPending } from '../../domain/swap/state.ts'
import type { SwapBlocker } from '../../domain/swap/form/blocker.ts'
import type { SwapToken } from '../../domain/swap/token.ts'
import type { EventInput } from '../../events/define-events.ts'
import { router } from '../../events/shell/router.ts'
import { swap } from '../../events/swap/swap.ts'
import type { StateOf } from '../../reducers/root.ts'
import { swapDetails } from '../../selectors/swap/details.ts'
import { swapBalance, swapPriceOf } from '../../selectors/swap/holdings.ts'
import { mostToSwap } from '../../selectors/swap/progress.ts'
import { enSwap } from '../../strings/en/swap.ts'
import { amountField, amountSeparator, noAmountText } from '../order/amount-field.ts'
import type { Button, Item, Line, TextField } from '../parts/parts.ts'
import { swapAmountText, swapTokenImage, swapWorthText } from './words.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of a swap's two sides. */
export type SwapSidesParts = {
  readonly source: Item | null
  readonly amount: TextField | null
  readonly amountWorth: Line | null
  readonly sourceHeld: Line | null
  readonly switchSides: Button | null
  readonly target: Item | null
  readonly received: Line | null
  readonly receivedWorth: Line | null
  readonly targetHeld: Line | null
}

/** Sides without any part. */
export const noSides: SwapSidesParts = {
  source: null,
  amount: null,
  amountWorth: null,
  sourceHeld: null,
  switchSides: null,
  target: null,
  received: null,
  receivedWorth: null,
  targetHeld: null,
}

/** Returns both sides of the swap: each token with its balance, the amounts, and their values. */
export function swapSidesParts(state: StateOf<'swap'>, blocker: SwapBlocker | null): SwapSidesParts {
  const { source, target } = state.swap
  const press = isSwapPending(state.swap) ? null : swap.sidesSwitched(amountSeparator(state))
  const label = textsOf(state, enSwap)('swap.switch')
  return {
    source: tokenItem(state, 'source', source),
    amount: amountPart(state, source, blocker),
    amountWorth: source && givenWorth(state, source),
    sourceHeld: source && heldLine(state, source, blocker),
    switchSides: { part: 'button', label, press, tone: 'neutral', icon: 'swap' },
    target: tokenItem(state, 'target', target),
    ...receivedLines(state, blocker),
    targetHeld: target && heldLine(state, target, null),
  }
}

const sideWords = {
  source: { chosen: 'swap.sourceName', none: 'swap.sourceNone' },
  target: { chosen: 'swap.targetName', none: 'swap.targetNone' },
} as const satisfies Record<SwapSide, { readonly chosen: string; readonly none: string }>

function tokenItem(state: StateOf<'swap'>, side: SwapSide, token: SwapToken | null): Item {
  const text = textsOf(state, enSwap)
  return {
    part: 'item',
    key: side,
    label: token?.symbol ?? text('swap.selectToken'),
    name: token ? text(sideWords[side].chosen, { token: token.symbol }) : text(sideWords[side].none),
    image: token ? swapTokenImage(token) : { kind: 'token', url: null, seed: '?' },
    ...(!token && { icon: 'plus' as const }),
    press: isSwapPending(state.swap) ? null : router.viewPushed({ view: 'SwapSelectToken', side }),
  }
}

function amountPart(
  state: StateOf<'swap'>,
  source: SwapToken | null,
  blocker: SwapBlocker | null,
): TextField {
  const text = textsOf(state, enSwap)
  const { entry, holder } = state.swap
  return amountField(state, {
    label: text('swap.pay'),
    value: entry.text,
    change: swap.amountTyped({ text: entry.text, ...amountSeparator(state) }),
    wrong: amountError(state, blocker),
    isDisabled: !source || isSwapPending(state.swap),
    most: source && { label: text('swap.max'), press: fillMost(state) },
    shortOn: blocker === 'insufficient-balance' ? (holder?.chainId ?? null) : null,
  })
}

/** Returns the error of the amount. */
function amountError(state: StateOf<'swap'>, blocker: SwapBlocker | null): string | null {
  const text = textsOf(state, enSwap)
  if (blocker === 'insufficient-balance') return text('swap.insufficient')
  if (blocker !== 'incorrect-value') return null
  return noAmountText(state, state.swap.entry.text, {
    incorrect: text('swap.incorrect'),
    which: (readings) => text('swap.whichAmount', readings),
  })
}

function fillMost(state: StateOf<'swap'>): EventInput | null {
  const most = mostToSwap(state)
  return most === null ? null : swap.maxChosen({ amount: most, ...amountSeparator(state) })
}

function givenWorth(state: StateOf<'swap'>, { address, decimals }: SwapToken): Line | null {
  const { amount } = state.swap.entry
  if (amount === null) return null
  const worth = worthOfSwap({ amount, decimals, price: swapPriceOf(state, address) })
  const label = textsOf(state, enSwap)('swap.worth')
  return { part: 'line', label, value: swapWorthText(state, worth) }
}

/** Returns the amount to receive, also while the same swap is quoted again. Shows progress only while a quote is being requested. */
function receivedLines(
  state: StateOf<'swap'>,
  blocker: SwapBlocker | null,
): Pick<SwapSidesParts, 'received' | 'receivedWorth'> {
  const text = textsOf(state, enSwap)
  const label = text('swap.get')
  const details = swapDetails(state)
  if (!details) {
    const isComing = blocker === 'loading'
    const received: Line = isComing
      ? { part: 'line', label, value: null, full: text('swap.quoting') }
      : { part: 'line', label, value: '–', tone: 'quiet' }
    return { received, receivedWorth: null }
  }
  const { target, received, receivedNet, receivedWorth } = details
  return {
    received: { part: 'line', label, value: swapAmountText(state, target, received) },
    receivedWorth: {
      part: 'line',
      label: text('swap.worth'),
      value: swapWorthText(state, receivedNet ?? receivedWorth),
    },
  }
}

function heldLine(state: StateOf<'swap'>, token: SwapToken, blocker: SwapBlocker | null): Line {
  const text = textsOf(state, enSwap)
  const held = swapBalance(state, token.address)
  return {
    part: 'line',
    label: text('swap.balance'),
    value: held === null ? text('swap.unknown') : swapAmountText(state, token, held),
    ...(blocker === 'insufficient-balance' && { tone: 'negative' }),
  }
}
