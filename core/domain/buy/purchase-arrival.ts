import type { BaseUnits } from '../values/amount.ts'
import type { Purchase } from './purchase.ts'
import { closestPurchase } from './closest-purchase.ts'
import { compared, ratioOf, ratioOfUnits, times } from '../values/numbers/ratio.ts'
import type { Ratio } from '../values/numbers/ratio.ts'

/** The share of the quote that must arrive. Providers round, and networks deduct their fee. */
const enough = { numerator: 95n, denominator: 100n }

/** Returns whether an account's balance, in base units, includes the purchase. If the quote is an estimate, any increase counts. */
export function hasArrived(
  { held, quote }: Pick<Purchase, 'held' | 'quote'>,
  amount: BaseUnits,
  decimals: number | undefined,
): boolean {
  if (held === null || BigInt(amount) <= BigInt(held)) return false
  const quoted = quote && !quote.isEstimate ? ratioOf(quote.purchaseAmount.amount) : null
  if (!quoted || decimals === undefined) return true
  return compared(risenBy(held, amount, decimals), times(quoted, enough)) >= 0
}

/**
 * Returns the id of the purchase that an increased balance belongs to. All purchases are of one account and token, and wait or may still be paid.
 * Null if the increase is too small for each of them.
 */
export function purchaseOfRise(
  purchases: readonly (readonly [id: string, purchase: Purchase])[],
  amount: BaseUnits,
  decimals: number | undefined,
): string | null {
  const fitting = purchases.filter(([, purchase]) => hasArrived(purchase, amount, decimals))
  const came = ({ held }: Purchase) =>
    held === null || decimals === undefined ? null : risenBy(held, amount, decimals)
  const [first] = fitting.sort(([, one], [, other]) => closestPurchase(came, one, other))
  return first?.[0] ?? null
}

function risenBy(held: BaseUnits, amount: BaseUnits, decimals: number): Ratio {
  return ratioOfUnits(String(BigInt(amount) - BigInt(held)), decimals)
}
