import { isBuying } from './purchase.ts'
import type { Purchase } from './purchase.ts'
import { compared, minus, ratioOf } from '../values/numbers/ratio.ts'
import type { Ratio } from '../values/numbers/ratio.ts'

/**
 * Compares two purchases that an arrived amount may belong to. Purchases that still wait come first. Among them, the one whose quote is closest to
 * the amount comes first, then the one that began last. `came` returns the arrived amount for a purchase, or null if it is unknown.
 */
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

/** Returns the difference between the arrived amount and the quote. Null if one of them is unknown. */
function gapTo(came: Ratio | null, { quote }: Purchase): Ratio | null {
  const quoted = quote && !quote.isEstimate ? ratioOf(quote.purchaseAmount.amount) : null
  if (!came || !quoted) return null
  return compared(came, quoted) < 0 ? minus(quoted, came) : minus(came, quoted)
}
