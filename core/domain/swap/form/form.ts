import { emptyEntry, filledEntry, typedEntry } from '../../order/amount-entry.ts'
import type { AmountEntry } from '../../order/amount-entry.ts'
import type { BaseUnits } from '../../values/amount.ts'
import { isSameTokenAddress } from '../../account/same-account.ts'
import type { SwapSide } from '../side.ts'
import type { SwapToken } from '../token.ts'

/** The visitor's input: both tokens, and the amount of the source. */
type SwapForm = {
  readonly source: SwapToken | null
  readonly target: SwapToken | null
  readonly entry: AmountEntry
}

/** Returns the form with one whole token of the coin as its source. */
export function formFrom(source: SwapToken): Pick<SwapForm, 'source' | 'entry'> {
  return { source, entry: whole(source) }
}

/**
 * Returns the form with another token on one side; null clears that side. If the other side has the same token, the two sides swap tokens. The typed
 * text is read again for the source.
 */
export function withToken(
  form: SwapForm,
  side: SwapSide,
  token: SwapToken | null,
  separator: string,
): SwapForm {
  const other = side === 'source' ? 'target' : 'source'
  const [before, opposite] = [form[side], form[other]]
  const isOpposite = token && opposite && isSameTokenAddress(token.address, opposite.address)
  const sides = {
    source: form.source,
    target: form.target,
    [side]: token,
    ...(isOpposite && { [other]: before }),
  }
  return { ...sides, entry: typedAgain(form.entry, sides.source, separator) }
}

/** Returns the form with its sides switched. The received amount becomes the source's amount. If it is unknown, the amount is one whole token. */
export function switchedForm(
  { source, target }: SwapForm,
  received: BaseUnits | null,
  separator: string,
): SwapForm {
  const sides = { source: target, target: source }
  if (!target) return { ...sides, entry: emptyEntry }
  if (received === null) return { ...sides, entry: whole(target) }
  return { ...sides, entry: filledEntry('token', received, countedAs(target), separator) }
}

/** Returns the properties of a token that its amounts depend on. */
export function countedAs({ decimals }: SwapToken) {
  return { decimals: String(decimals), price: null }
}

function typedAgain(entry: AmountEntry, source: SwapToken | null, separator: string): AmountEntry {
  return source ? typedEntry(entry, entry.text, countedAs(source), separator) : emptyEntry
}

function whole({ decimals }: SwapToken): AmountEntry {
  return { unit: 'token', text: '1', amount: String(10n ** BigInt(decimals)) }
}
