/** The genesis hash of Solana's development network: wallets know it, and nobody loses money to a mistake there. */
export const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** The CAIP-2 id that follows from the genesis hash: its first 32 characters. */
export const solanaChain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** The same network as the Wallet Standard names it. */
export const standardChain = 'solana:devnet'
