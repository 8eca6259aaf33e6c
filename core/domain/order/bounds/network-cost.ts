import { compared, times } from '../../values/numbers/ratio.ts'
import type { Ratio } from '../../values/numbers/ratio.ts'

/** The network cost up to which no warning is shown, in US dollars. */
const smallCost: Ratio = { numerator: 10n, denominator: 1n }

const half: Ratio = { numerator: 1n, denominator: 2n }

/** Returns whether the network's cost exceeds ten dollars and half of the sent amount, both in US dollars. False if one of them is unknown. */
export function isCostOutOfProportion(cost: Ratio | null, sent: Ratio | null): boolean {
  if (!cost || !sent) return false
  return compared(cost, smallCost) > 0 && compared(cost, times(sent, half)) > 0
}
