import { isBuying } from './purchase.ts'
import type { Purchase } from './purchase.ts'
import { compared, minus, ratioOf } from '../values/ratio.ts'
import type { Ratio } from '../values/ratio.ts'

/** Orders the purchases that something may have come for: who waits, of those to whom so much was quoted, and of several who began last; `came` says how much it would be of each, or null. */
export function closestPurchase(
  came: (purchase: Purchase) => Ratio | null,
  one: Purchase,
  other: Purchase,
): number {
  if (isBuying(one) !== isBuying(other)) return isBuying(one) ? -1 : 1
  const [oneGap, otherGap] = [gapTo(came(one), one), gapTo(came(other), other)]
  const byGap = oneGap && otherGap ? compared(oneGap, otherGap) : 0
  return byGap === 0 ? other.order - one.order : byGap
}

/** By how much that is off what was quoted; null where one of them says nothing. */
function gapTo(came: Ratio | null, { quote }: Purchase): Ratio | null {
  const quoted = quote && !quote.isEstimate ? ratioOf(quote.purchaseAmount.amount) : null
  if (!came || !quoted) return null
  return compared(came, quoted) < 0 ? minus(quoted, came) : minus(came, quoted)
}
