/** The largest number of the EVM: 256 bits of ones. */
export const maxUint256 = 2n ** 256n - 1n
