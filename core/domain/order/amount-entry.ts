import type { BaseUnits } from '../values/amount.ts'
import { maxUint256 } from '../values/numbers/max-uint256.ts'
import type { HeldToken } from '../tokens/balances.ts'
import { typedAmount, typedText } from './typed-amount.ts'
import { amountWorth, worthDecimals, worthOf } from '../tokens/worth.ts'

/** The unit of a typed amount: the token, or US dollars. */
type AmountUnit = 'token' | 'fiat'

/** The field of an amount. */
export type AmountEntry = {
  /** Whether `text` is in the token or in US dollars. */
  readonly unit: AmountUnit
  /** The text of the field. It may be rounded, so Latchkey reads it as an amount only after the visitor types. */
  readonly text: string
  /** The exact amount in base units. Null if the text is no amount. */
  readonly amount: BaseUnits | null
}

/** The properties of a token that its amounts depend on. */
type CountedToken = Pick<HeldToken, 'decimals' | 'price'>

export const emptyEntry: AmountEntry = { unit: 'token', text: '', amount: null }

/** Returns the field after the visitor typed into it. */
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
 * Returns the field with an amount that the visitor did not type, such as the complete balance. A text in dollars is cut to cents, from one cent on.
 * Without a known price, the text is in the token.
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
 * Returns the field after the visitor switched between token and dollars. The amount stays exact. A text that is no amount is read again in the new
 * unit. Nothing changes if the price is unknown.
 */
export function switchedEntry(entry: AmountEntry, token: CountedToken, separator: string): AmountEntry {
  const unit = entry.unit === 'token' ? 'fiat' : 'token'
  if (unit === 'fiat' && worthOf({ ...token, amount: '1' }) === null) return entry
  return entry.amount === null
    ? typedEntry({ ...entry, unit }, entry.text, token, separator)
    : filledEntry(unit, entry.amount, token, separator)
}

const perCent = 10n ** BigInt(worthDecimals - 2)
