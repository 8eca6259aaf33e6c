import type { BaseUnits } from './amount.ts'
import type { OnRampAttempt } from './on-ramp-attempt.ts'
import { compared, ratioOf, ratioOfUnits, times } from './ratio.ts'

/** How much of what was quoted has to be there, since providers round and networks take their part (design 12, ruling 10). */
const enough = { numerator: 95n, denominator: 100n }

/** Whether what an account holds now, in base units of a token with so many decimals, has what was bought in it; where the quote was an estimate, anything that came is. */
export function hasCome(
  { held, quote }: Pick<OnRampAttempt, 'held' | 'quote'>,
  amount: BaseUnits,
  decimals: number | undefined,
): boolean {
  if (held === null || BigInt(amount) <= BigInt(held)) return false
  const quoted = quote && !quote.isEstimate ? ratioOf(quote.purchaseAmount.amount) : null
  if (!quoted || decimals === undefined) return true
  const risen = ratioOfUnits(String(BigInt(amount) - BigInt(held)), decimals)
  return compared(risen, times(quoted, enough)) >= 0
}
