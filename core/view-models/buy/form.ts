import { isPrefillAwaited } from '../../domain/buy/prefill.ts'
import { onRamp } from '../../events/buy/on-ramp.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { amountStatus, currentMethod, currentPayment, currentPurchase } from '../../selectors/buy/on-ramp.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import { localeOf } from '../parts/locale-of.ts'
import { moneyText, roundMoneyText } from '../formats/money-text.ts'
import { amountField, amountSeparator, noAmountText } from '../order/amount-field.ts'
import { currencyImage, methodName, purchaseImage } from './words.ts'
import type { Choice, Item, Line, TextField } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts that choose what to buy, for how much, and how to pay. */
export type OnRampFormParts = {
  readonly amount: TextField | null
  readonly currency: Item | null
  readonly limits: Line | null
  readonly presets: Choice | null
  readonly method: Choice | null
  readonly purchase: Item | null
}

/** A form without any part. */
export const noOnRampForm: OnRampFormParts = {
  amount: null,
  currency: null,
  limits: null,
  presets: null,
  method: null,
  purchase: null,
}

/** The amounts that one press fills in. */
const presetAmounts = ['100', '250', '500', '1000'] as const

/** Returns the form: what to buy, for how much of which currency, and how to pay. An error about the amount replaces the limits. */
export function onRampForm(state: StateOf<'on-ramp'>): OnRampFormParts {
  const { text: value } = state.onRamp.choice
  const change = onRamp.amountTyped({ text: value, ...amountSeparator(state) })
  const wrong = amountError(state)
  const label = textsOf(state, enOnRamp)('onRamp.pay')
  return {
    amount: amountField(state, { label, value, change, wrong }),
    currency: currencyItem(state),
    limits: wrong === null ? limitsLine(state) : null,
    presets: presetChoice(state),
    method: methodChoice(state),
    purchase: purchaseItem(state),
  }
}

/** Returns the error of the amount: not a number, or beyond a limit of the payment method. */
function amountError(state: StateOf<'on-ramp'>): string | null {
  const text = textsOf(state, enOnRamp)
  const { text: written, amount } = state.onRamp.choice
  if (amount === null) {
    if (written.trim() === '') return null
    return noAmountText(state, written, {
      incorrect: text('onRamp.incorrect'),
      which: (readings) => text('onRamp.whichAmount', readings),
    })
  }
  const limits = standingLimits(state)
  if (!limits) return null
  const { method, least, most } = limits
  const standing = amountStatus(state)
  if (standing === 'below') return text('onRamp.below', { method, least })
  return standing === 'above' ? text('onRamp.above', { method, most }) : null
}

function currencyItem(state: StateOf<'on-ramp'>): Item | null {
  const payment = currentPayment(state)
  return (
    payment && {
      part: 'item',
      key: 'currency',
      label: payment.id,
      name: textsOf(state, enOnRamp)('onRamp.currencyName', { currency: payment.id }),
      image: currencyImage(state, payment),
      press: router.viewPushed({ view: 'OnRampFiatSelect' }),
    }
  )
}

function limitsLine(state: StateOf<'on-ramp'>): Line | null {
  const limits = standingLimits(state)
  if (!limits) return null
  const { method, least, most } = limits
  const value = textsOf(state, enOnRamp)('onRamp.between', { least, most })
  return { part: 'line', label: method, value }
}

/** Returns the payment method with its least and greatest amount, in words. */
function standingLimits(state: StateOf<'on-ramp'>) {
  const [limit, payment] = [currentMethod(state), currentPayment(state)]
  if (!limit || !payment) return null
  const money = (amount: string) => moneyText(amount, payment.id, localeOf(state))
  return { method: methodName(state, limit.id), least: money(limit.least), most: money(limit.most) }
}

function presetChoice(state: StateOf<'on-ramp'>): Choice | null {
  const payment = currentPayment(state)
  if (!payment) return null
  const separator = amountSeparator(state)
  const { amount } = state.onRamp.choice
  return {
    part: 'choice',
    label: textsOf(state, enOnRamp)('onRamp.presets'),
    options: presetAmounts.map((text) => ({
      key: text,
      label: roundMoneyText(text, payment.id, localeOf(state)),
      selected: amount === `${text}.00`,
      press: onRamp.amountTyped({ text, ...separator }),
    })),
  }
}

function methodChoice(state: StateOf<'on-ramp'>): Choice | null {
  const standing = currentMethod(state)
  const limits = currentPayment(state)?.limits ?? []
  if (limits.length === 0) return null
  return {
    part: 'choice',
    label: textsOf(state, enOnRamp)('onRamp.method'),
    options: limits.map(({ id }) => ({
      key: id,
      label: methodName(state, id),
      selected: id === standing?.id,
      press: onRamp.methodChosen({ method: id }),
    })),
  }
}

function purchaseItem(state: StateOf<'on-ramp'>): Item | null {
  const chosen = currentPurchase(state)
  return (
    chosen && {
      part: 'item',
      key: 'purchase',
      label: chosen.symbol,
      name: textsOf(state, enOnRamp)('onRamp.purchaseName', {
        token: chosen.symbol,
        network: chosen.network.label,
      }),
      image: purchaseImage(state, chosen),
      press: router.viewPushed({ view: 'OnRampTokenSelect' }),
      detail: chosen.network.label,
      ...(isPrefillAwaited(state.onRamp.prefill) && { busy: true }),
    }
  )
}
