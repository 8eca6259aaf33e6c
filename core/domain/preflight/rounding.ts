/** The lowest number of decimals at which a base unit is worth almost nothing. */
const leastDecimals = 6

/** Returns the rounding tolerance of balances with these decimals, in base units. Some tokens count in shares (such as stETH). */
export function roundingOf(decimals: number): bigint {
  return decimals < leastDecimals ? 0n : 2n
}
