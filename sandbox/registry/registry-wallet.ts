import { createHash } from 'node:crypto'

/** A wallet in the registry's format. */
export type RegistryWallet = {
  readonly id: string
  readonly name: string
  readonly homepage: string
  readonly image_id: string
  readonly order: number
  readonly mobile_link: string | null
  readonly desktop_link: string | null
  readonly webapp_link: string | null
  readonly app_store: string | null
  readonly play_store: string | null
  readonly chrome_store: string | null
  readonly rdns: string | null
  readonly injected: readonly { readonly namespace: string; readonly injected_id: string }[] | null
  readonly chains: readonly string[]
}

const evmReferences = [
  1, 10, 56, 97, 100, 137, 250, 314, 324, 1088, 1284, 1285, 1868, 2020, 2021, 4689, 8453, 9001, 42161, 42220,
  43113, 43114, 84532, 7777777, 11155111, 1313161554, 1313161555,
]

/** The registry's CAIP-2 ids. Solana has its mainnet, devnet and testnet. */
export const registryChains = {
  evm: evmReferences.map((reference) => `eip155:${reference}`),
  solana: [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  ],
} as const

/** Returns 64 hex digits for a wallet's name, where the public id is not needed. */
export function walletId(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

/** Returns a UUID in the style of version 8 from a text's hash, so that image ids stay the same. */
export function imageId(text: string): string {
  const hex = createHash('sha256').update(`image of ${text}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
