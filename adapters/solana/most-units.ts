/** The largest balance of an account: Solana's amounts have 64 bits. */
export const mostUnits = 2n ** 64n - 1n
