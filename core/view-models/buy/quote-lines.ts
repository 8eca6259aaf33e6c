import type { OnRampAmount, OnRampQuote } from '../../domain/buy/quote.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentOnRampOrder, currentOnRampQuote } from '../../selectors/buy/on-ramp.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import { againButton, onRampAmountText } from './words.ts'
import type { Button, Line, Notice } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that show what a purchase gives and costs. */
export type OnRampQuoteLines = {
  readonly received: Line | null
  readonly providerFee: Line | null
  readonly networkFee: Line | null
  readonly total: Line | null
  readonly estimated: Notice | null
  readonly askAgain: Button | null
}

/** A quote without any part. */
export const noOnRampQuote: OnRampQuoteLines = {
  received: null,
  providerFee: null,
  networkFee: null,
  total: null,
  estimated: null,
  askAgain: null,
}

/**
 * Returns what a purchase gives and costs. Shows progress only while a quote is being requested.
 * Marks an estimate if no service answered, and an old quote if no service answers any more.
 */
export function onRampQuoteLines(state: StateOf<'on-ramp'>): OnRampQuoteLines {
  const text = textsOf(state, enOnRamp)
  const label = text('onRamp.get')
  const quote = currentOnRampQuote(state)
  if (quote) return quote.isEstimate ? estimateLines(state, quote) : quotedLines(state, quote)
  const received: Line = currentOnRampOrder(state)
    ? { part: 'line', label, value: null, full: text('onRamp.quoting') }
    : { part: 'line', label, value: '–', tone: 'quiet' }
  return { ...noOnRampQuote, received }
}

function quotedLines(state: StateOf<'on-ramp'>, quote: OnRampQuote): OnRampQuoteLines {
  const text = textsOf(state, enOnRamp)
  const line = (label: string, amount: OnRampAmount): Line => ({
    part: 'line',
    label,
    value: onRampAmountText(state, amount),
  })
  const { quotePhase } = state.onRamp
  return {
    ...(quotePhase.name !== 'none' && !quotePhase.isCurrent
      ? unsaid(state, faultWords(state) ?? 'onRamp.notRenewed')
      : noOnRampQuote),
    received: line(text('onRamp.get'), quote.purchaseAmount),
    providerFee: line(text('onRamp.providerFee'), quote.coinbaseFee),
    networkFee: line(text('onRamp.networkFee'), quote.networkFee),
    total: line(text('onRamp.total'), quote.paymentTotal),
  }
}

/** Returns the lines of an estimate. An estimate has no fees: it repeats the typed amount. */
function estimateLines(state: StateOf<'on-ramp'>, { purchaseAmount }: OnRampQuote): OnRampQuoteLines {
  const text = textsOf(state, enOnRamp)
  const money = onRampAmountText(state, purchaseAmount)
  return {
    ...unsaid(state, faultWords(state) ?? 'onRamp.estimated'),
    received: { part: 'line', label: text('onRamp.getEstimate'), value: text('onRamp.about', { money }) },
  }
}

type FaultWords = 'onRamp.otherQuote' | 'onRamp.offPrice'

/** Returns the text for a refused quote of the service, or null. */
function faultWords({ onRamp: { quotePhase } }: StateOf<'on-ramp'>): FaultWords | null {
  if (quotePhase.name !== 'quoted' || quotePhase.fault === null) return null
  return quotePhase.fault === 'other-order' ? 'onRamp.otherQuote' : 'onRamp.offPrice'
}

/** Returns a notice that no service gave a current quote, and a button that asks again. */
function unsaid(
  state: StateOf<'on-ramp'>,
  title: 'onRamp.estimated' | 'onRamp.notRenewed' | FaultWords,
): OnRampQuoteLines {
  const text = textsOf(state, enOnRamp)
  const token = currentOnRampOrder(state)?.purchase.symbol ?? ''
  const isAsking = state.onRamp.quotePhase.name === 'asking'
  return {
    ...noOnRampQuote,
    estimated: { part: 'notice', tone: 'quiet', title: text(title, { token }) },
    askAgain: isAsking
      ? { ...againButton(text('onRamp.askAgain'), null), busy: true }
      : againButton(text('onRamp.askAgain'), onRamp.quoteRetried()),
  }
}
