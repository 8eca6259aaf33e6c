/** The genesis hash of Solana's development network: wallets know it, and nobody loses money to a mistake there. */
export const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** The CAIP-2 id that follows from the genesis hash: its first 32 characters. */
export const solanaChain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** Solana's main network, for which this one stands where the blockchain API is asked about it. */
export const solanaMainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** The same network as the Wallet Standard names it. */
export const standardChain = 'solana:devnet'
