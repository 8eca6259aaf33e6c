import { onRamp } from '../../events/buy/on-ramp.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentPayment } from '../../selectors/buy/on-ramp.ts'
import { enOnRamp } from '../../strings/en/on-ramp.ts'
import { lastMade } from '../formats/last-made.ts'
import { legalParts } from '../parts/legal.ts'
import type { LegalParts } from '../parts/legal.ts'
import { localeOf } from '../parts/locale-of.ts'
import { currencyImage } from './words.ts'
import type { List, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the OnRampFiatSelect screen. */
export type OnRampFiatSelectParts = LegalParts & { readonly list: List }

/** Returns the OnRampFiatSelect screen: the currencies in which a visitor can pay. */
export function onRampFiatSelectView(state: StateOf<'on-ramp'>): Screen<OnRampFiatSelectParts> {
  const text = textsOf(state, enOnRamp)
  const standing = currentPayment(state)
  const nameOf = currencyNames(localeOf(state))
  return {
    title: text('onRamp.currencyTitle'),
    parts: {
      list: {
        part: 'list',
        label: text('onRamp.currencies'),
        items: state.onRamp.offer.options.paymentCurrencies.map(({ id }) => {
          const name = nameOf(id)
          return {
            part: 'item',
            key: id,
            label: id,
            image: currencyImage(state, { id }),
            press: onRamp.paymentChosen({ currency: id }),
            ...(name !== null && { detail: name }),
            ...(id === standing?.id && { selected: true }),
          }
        }),
        placeholders: 0,
      },
      ...legalParts(state, text('onRamp.legal')),
    },
  }
}

/** Returns the names of currencies in a locale. A currency without a name gives null. */
const currencyNames = lastMade((locale): ((currency: string) => string | null) => {
  const style = { type: 'currency', fallback: 'none' } as const
  let names = new Intl.DisplayNames('en', style)
  try {
    names = new Intl.DisplayNames(locale, style)
  } catch {}
  return (currency) => (/^[A-Z]{3}$/.test(currency) ? (names.of(currency) ?? null) : null)
})
