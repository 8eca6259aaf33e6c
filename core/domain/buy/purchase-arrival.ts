import type { BaseUnits } from '../values/amount.ts'
import type { Purchase } from './purchase.ts'
import { closestPurchase } from './closest-purchase.ts'
import { compared, ratioOf, ratioOfUnits, times } from '../values/ratio.ts'
import type { Ratio } from '../values/ratio.ts'

/** How much of what was quoted has to be there, since providers round and networks take their part (design 12, ruling 10). */
const enough = { numerator: 95n, denominator: 100n }

/** Whether what an account holds now, in base units of a token with so many decimals, has what was bought in it; where the quote was an estimate, anything that came is. */
export function hasCome(
  { held, quote }: Pick<Purchase, 'held' | 'quote'>,
  amount: BaseUnits,
  decimals: number | undefined,
): boolean {
  if (held === null || BigInt(amount) <= BigInt(held)) return false
  const quoted = quote && !quote.isEstimate ? ratioOf(quote.purchaseAmount.amount) : null
  if (!quoted || decimals === undefined) return true
  return compared(risenBy(held, amount, decimals), times(quoted, enough)) >= 0
}

/** Whose it is, by their ids, of purchases of one holding that wait or may still be paid; null where it is enough for none. */
export function purchaseOfRise(
  purchases: readonly (readonly [id: string, purchase: Purchase])[],
  amount: BaseUnits,
  decimals: number | undefined,
): string | null {
  const fitting = purchases.filter(([, purchase]) => hasCome(purchase, amount, decimals))
  const came = ({ held }: Purchase) =>
    held === null || decimals === undefined ? null : risenBy(held, amount, decimals)
  const [first] = fitting.sort(([, one], [, other]) => closestPurchase(came, one, other))
  return first?.[0] ?? null
}

function risenBy(held: BaseUnits, amount: BaseUnits, decimals: number): Ratio {
  return ratioOfUnits(String(BigInt(amount) - BigInt(held)), decimals)
}
