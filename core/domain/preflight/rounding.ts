/** The least decimals of a token whose base units are worth next to nothing. */
const leastDecimals = 6

/** Returns by how many base units balances of a token with so many decimals may be rounded, since some count in shares (such as stETH). */
export function roundingOf(decimals: number): bigint {
  return decimals < leastDecimals ? 0n : 2n
}
