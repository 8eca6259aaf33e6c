/** The largest number that EVM counts with: 256 bits of ones. */
export const maxUint256 = 2n ** 256n - 1n
