/** The genesis hash of Solana's devnet. Wallets know it, and mistakes cost no money there. */
export const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** The CAIP-2 id of the genesis hash: its first 32 characters. */
export const solanaChain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** Solana's mainnet. The blockchain API answers for it with this network. */
export const solanaMainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
