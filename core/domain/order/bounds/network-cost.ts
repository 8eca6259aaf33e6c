import { compared, times } from '../../values/ratio.ts'
import type { Ratio } from '../../values/ratio.ts'

/** Up to so many US dollars a network's cost is told of by its line alone. */
const smallCost: Ratio = { numerator: 10n, denominator: 1n }

const half: Ratio = { numerator: 1n, denominator: 2n }

/** Returns whether a network takes more than ten dollars and more than half of what is sent, both in US dollars. False if one of them is not known. */
export function isCostOutOfProportion(cost: Ratio | null, sent: Ratio | null): boolean {
  if (!cost || !sent) return false
  return compared(cost, smallCost) > 0 && compared(cost, times(sent, half)) > 0
}
