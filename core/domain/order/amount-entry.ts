import type { BaseUnits } from '../values/amount.ts'
import { maxUint256 } from '../values/max-uint256.ts'
import type { HeldToken } from '../tokens/balances.ts'
import { typedAmount, typedText } from './typed-amount.ts'
import { amountWorth, worthDecimals, worthOf } from '../tokens/worth.ts'

/** In what an amount is typed: in the token, or in US dollars. */
type AmountUnit = 'token' | 'fiat'

/** The field of an amount. */
export type AmountEntry = {
  /** Whether `text` is in the token or in US dollars. */
  readonly unit: AmountUnit
  /** What the field shows. It may be rounded, so it becomes an amount only when the visitor types. */
  readonly text: string
  /** The exact amount in base units. Null if the text is no amount. */
  readonly amount: BaseUnits | null
}

/** A token as far as its amounts are concerned. */
type CountedToken = Pick<HeldToken, 'decimals' | 'price'>

/** An empty field. */
export const emptyEntry: AmountEntry = { unit: 'token', text: '', amount: null }

/** The field after somebody typed into it. */
export function typedEntry(
  { unit }: AmountEntry,
  text: string,
  token: CountedToken,
  separator: string,
): AmountEntry {
  if (unit === 'token') return { unit, text, amount: typedAmount(text, Number(token.decimals), separator) }
  const worth = typedAmount(text, worthDecimals, separator)
  const amount = worth === null ? null : amountWorth(BigInt(worth), token)
  return { unit, text, amount: amount !== null && BigInt(amount) <= maxUint256 ? amount : null }
}

/**
 * Returns the field with an amount that the visitor did not type, such as the whole balance. A text in
 * dollars is cut to whole cents from one cent on. The text is in the token if its price is not known.
 */
export function filledEntry(
  unit: AmountUnit,
  amount: BaseUnits,
  token: CountedToken,
  separator: string,
): AmountEntry {
  const worth = unit === 'fiat' ? worthOf({ ...token, amount }) : null
  if (worth === null)
    return { unit: 'token', text: typedText(amount, Number(token.decimals), separator), amount }
  const shown = worth < perCent ? worth : worth - (worth % perCent)
  return { unit, text: typedText(shown.toString(), worthDecimals, separator), amount }
}

/**
 * Returns the field after the visitor switched between token and dollars. An amount stays the same to the
 * last base unit. A text that is no amount is read again in the new unit. Nothing changes if the price is
 * not known.
 */
export function switchedEntry(entry: AmountEntry, token: CountedToken, separator: string): AmountEntry {
  const unit = entry.unit === 'token' ? 'fiat' : 'token'
  if (unit === 'fiat' && worthOf({ ...token, amount: '1' }) === null) return entry
  return entry.amount === null
    ? typedEntry({ ...entry, unit }, entry.text, token, separator)
    : filledEntry(unit, entry.amount, token, separator)
}

const perCent = 10n ** BigInt(worthDecimals - 2)
