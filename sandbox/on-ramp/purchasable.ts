import type { Asset } from '../blockchain-api/tokens/asset.ts'
import { coinOf } from '../blockchain-api/tokens/coin.ts'
import { chainDefinitions } from '../chains/chain-definition.ts'
import { solanaChain } from '../solana/cluster.ts'

/** A network under its on-ramp name, with its fee per purchase, in cents. */
type PurchaseNetwork = {
  readonly name: string
  readonly displayName: string
  readonly chain: string
  readonly fee: number
}

/** An asset for sale on one network. */
export type Purchasable = {
  /** The same id for a symbol on all its networks. */
  readonly id: string
  readonly network: PurchaseNetwork
  readonly asset: Asset
}

const evmNetworks: Readonly<Record<number, Pick<PurchaseNetwork, 'name' | 'fee'>>> = {
  1: { name: 'ethereum', fee: 60 },
  8453: { name: 'base', fee: 3 },
  137: { name: 'polygon', fee: 2 },
}

const networks: readonly PurchaseNetwork[] = [
  ...chainDefinitions.flatMap(({ id, name }) => {
    const known = evmNetworks[id]
    return known ? [{ ...known, displayName: name, chain: `eip155:${id}` }] : []
  }),
  { name: 'solana', displayName: 'Solana', chain: solanaChain, fee: 1 },
]

const ids: Readonly<Record<string, string>> = {
  USDC: '2b92315d-eab7-5bef-84fa-089a131333f5',
  ETH: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4',
  POL: '026bcc1e-9163-591c-a709-34dd18b2e7a1',
  SOL: '4f039497-3af4-5bb3-951c-6df9afa9be1c',
}

/** Returns the assets for sale on the running chains: their coins, and USDC on EVM chains. */
export function purchasables(
  chains: readonly string[],
  tokens: (chain: string) => readonly Asset[],
): readonly Purchasable[] {
  return networks
    .filter(({ chain }) => chains.includes(chain))
    .flatMap((network) => {
      const dollars = network.chain === solanaChain ? [] : tokens(network.chain)
      const assets = [...dollars.filter(({ symbol }) => symbol === 'USDC'), coinOf(network.chain)]
      return assets.flatMap((asset) => {
        const id = ids[asset.symbol]
        return id === undefined ? [] : [{ id, network, asset }]
      })
    })
}

/** Returns whether a text names an asset: by its symbol, or by the service's id. */
export function isNamed({ id, asset }: Purchasable, text: string): boolean {
  return asset.symbol === text.toUpperCase() || id === text
}

/** Returns whether a text names a network: by its on-ramp name, with or without `-mainnet`, or by its CAIP-2 id. */
export function isOnNetwork({ network }: Purchasable, text: string): boolean {
  return network.name === text.toLowerCase().replace(/-mainnet$/, '') || network.chain === text
}
