/** One public network that the sandbox simulates. */
export type ChainDefinition = {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: 18 }
}

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

/** The networks of the sandbox, in the order of their ports. */
export const chainDefinitions: readonly ChainDefinition[] = [
  { id: 1, name: 'Ethereum', nativeCurrency: ether },
  { id: 8453, name: 'Base', nativeCurrency: ether },
  { id: 137, name: 'Polygon', nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 } },
]
