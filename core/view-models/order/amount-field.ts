import { twoReadings } from '../../domain/order/typed-amount.ts'
import type { ChainId } from '../../domain/values/caip.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { BootState } from '../../reducers/root.ts'
import { numberFormat } from '../formats/number-format.ts'
import { localeOf } from '../parts/locale-of.ts'
import type { TextField } from '../parts/parts.ts'
import { shortageButton } from './buy-shortage.ts'

/** The words and events of an amount field. */
type AmountField = {
  readonly label: string
  readonly value: string
  readonly change: EventInput
  /** Why the amount is wrong, or null. */
  readonly wrong: string | null
  readonly isDisabled?: boolean
  /** The label and the press of the button that fills in the greatest amount. None by default. */
  readonly most?: { readonly label: string; readonly press: EventInput | null } | null
  /** The chain on which the account has too little for the amount. */
  readonly shortOn?: ChainId | null
}

/** Returns the decimal separator of the visitor's locale, which every typed amount carries. */
export function amountSeparator(state: BootState): { readonly separator: string } {
  return { separator: numberFormat(localeOf(state)).separator }
}

/** Returns the amount field of a form. If the account has too little, its button leads to buying instead, where that is possible. */
export function amountField(
  state: BootState,
  { label, value, change, wrong, isDisabled = false, most = null, shortOn = null }: AmountField,
): TextField {
  const buying = shortOn === null ? null : shortageButton(state, shortOn)
  return {
    part: 'text-field',
    label,
    value,
    change,
    purpose: 'amount',
    ...(isDisabled && { isDisabled }),
    ...(wrong !== null && { error: { title: wrong } }),
    ...(most && { maximum: buying ?? { part: 'button', ...most, tone: 'neutral' } }),
  }
}

/** Returns the words about a text that is no amount. If it can be read in two ways, `which` asks for one of them. */
export function noAmountText(
  state: BootState,
  typed: string,
  words: {
    readonly incorrect: string
    readonly which: (readings: NonNullable<ReturnType<typeof twoReadings>>) => string
  },
): string {
  const readings = twoReadings(typed, amountSeparator(state).separator)
  return readings ? words.which(readings) : words.incorrect
}
