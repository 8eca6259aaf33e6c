/** The largest number that EVM counts with: 256 bits of ones. */
export const largestWord = 2n ** 256n - 1n
