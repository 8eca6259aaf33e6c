/** The networks that the wallets offer, as the Wallet Standard names them; they send on the sandbox's, which is `solana:devnet`. */
export const solanaChains = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const

/** The network of the sandbox. */
export const servedChain = 'solana:devnet'
