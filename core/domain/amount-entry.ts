import type { BaseUnits } from './amount.ts'
import { largestWord } from './largest-word.ts'
import type { HeldToken } from './token-balances.ts'
import { typedAmount, typedText } from './typed-amount.ts'
import { amountWorth, worthDecimals, worthOf } from './worth.ts'

/** In what an amount is typed: in the token, or in US dollars. */
type AmountUnit = 'token' | 'fiat'

/** What stands in the field of an amount, and the amount that it is: it follows from the text only while somebody types, so that a text that was rounded for eyes is never read back; null where there is none. */
export type AmountEntry = {
  readonly unit: AmountUnit
  readonly text: string
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
  return { unit, text, amount: amount !== null && BigInt(amount) <= largestWord ? amount : null }
}

/** The field with an amount that nobody typed, such as all that there is; in the token where its price is not known, and in cents where it is worth one. */
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

/** The field after it changed between token and dollars: the amount stays, to the last base unit, and what is none is read anew; nothing changes where the price is not known. */
export function switchedEntry(entry: AmountEntry, token: CountedToken, separator: string): AmountEntry {
  const unit = entry.unit === 'token' ? 'fiat' : 'token'
  if (unit === 'fiat' && worthOf({ ...token, amount: '1' }) === null) return entry
  return entry.amount === null
    ? typedEntry({ ...entry, unit }, entry.text, token, separator)
    : filledEntry(unit, entry.amount, token, separator)
}

const perCent = 10n ** BigInt(worthDecimals - 2)
