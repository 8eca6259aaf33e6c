import type { PaymentCurrency } from '../../domain/buy/options.ts'
import type { OnRampAmount } from '../../domain/buy/quote.ts'
import { ratioOf } from '../../domain/values/numbers/ratio.ts'
import type { StateOf } from '../../reducers/root.ts'
import type { Purchasable } from '../../selectors/buy/order.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { localeOf } from '../parts/locale-of.ts'
import { moneyText } from '../formats/money-text.ts'
import type { Button, Image } from '../parts/parts.ts'
import { publicImageUrl } from '../parts/public-image-url.ts'
import { ratioText } from '../formats/ratio-text.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The greatest number of digits in a shown token amount, and its least number of decimals. */
const shownDigits = 6
const fewestDecimals = 2

/** Names of payment methods, by the identifiers of on-ramps. */
const methods: Readonly<Record<string, TextWith<typeof enOnRamp>>> = {
  card: 'onRamp.card',
  ach_bank_account: 'onRamp.bank',
}

/** Returns the name of a payment method. An unknown method is shown by its identifier. */
export function methodName(state: StateOf<'on-ramp'>, method: string): string {
  const known = Object.hasOwn(methods, method) ? methods[method] : undefined
  return known ? textsOf(state, enOnRamp)(known) : method.replaceAll('_', ' ')
}

/** Returns an amount of a quote in words. It is money if visitors can pay in its currency, else a token amount, cut after six digits. */
export function onRampAmountText(state: StateOf<'on-ramp'>, { amount, currency }: OnRampAmount): string {
  const locale = localeOf(state)
  const isMoney = state.onRamp.offer.options.paymentCurrencies.some(({ id }) => id === currency)
  if (isMoney) return moneyText(amount, currency, locale)
  const ratio = ratioOf(amount)
  return ratio ? `${ratioText(ratio, decimalsOf(amount), locale)} ${currency}` : '–'
}

function decimalsOf(amount: string): number {
  const [, whole = ''] = /^0*(\d*)/.exec(amount) ?? []
  return Math.max(fewestDecimals, shownDigits - whole.length)
}

/** Returns the registry's picture of a token on sale. */
export function purchaseImage(state: StateOf<'on-ramp'>, { symbol }: Pick<Purchasable, 'symbol'>): Image {
  return { kind: 'token', url: publicImageUrl(state.images, 'token', symbol), seed: symbol }
}

/** Returns the registry's picture of a payment currency. */
export function currencyImage(state: StateOf<'on-ramp'>, { id }: Pick<PaymentCurrency, 'id'>): Image {
  return { kind: 'token', url: publicImageUrl(state.images, 'currency', id), seed: id }
}

/** Returns a "Try again" button that dispatches `press`. */
export function againButton(label: string, press: Button['press'], tone: Button['tone'] = 'quiet'): Button {
  return { part: 'button', label, press, tone, icon: 'retry' }
}
