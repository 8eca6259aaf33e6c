import type { NativeCurrency } from './network.ts'

/** The coin of Ethereum, and of networks that are paid in it. */
export const ether: NativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
