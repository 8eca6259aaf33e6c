/** The networks of the wallets by their Wallet Standard names. They send on the sandbox's network, `solana:devnet`. */
export const solanaChains = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const

/** The network of the sandbox. */
export const servedChain = 'solana:devnet'
