import * as viemChains from 'viem/chains'
import { expect, test } from 'vitest'
import { publishedUrls } from '../../../../adapters/evm/published-urls.ts'
import { soneium } from '../../../../core/domain/network/evm-networks.ts'
import { explorerPageOf } from '../../../../core/domain/network/explorer-page.ts'
import {
  mainnet,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '../../../../core/domain/network/known-networks.ts'
import { knownNetworks } from '../../../../core/domain/network/network-list.ts'
import { knownNetworkName } from '../../../../core/domain/network/names.ts'
import { networkSchema } from '../../../../core/domain/network/network.schema.ts'
import * as presets from '../../../../entries/networks.ts'

const ids = knownNetworks.map(({ id }) => id)
const withImages = [
  1, 42161, 43114, 56, 250, 10, 137, 100, 9001, 324, 314, 4689, 1088, 1284, 1285, 7777777, 42220, 8453,
  1313161554, 2020,
]

test('every preset is a network that options take, each chain once, and hosts can import it', () => {
  expect(knownNetworks.filter((network) => !networkSchema.safeParse(network).success)).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(Object.values(presets))).toEqual(new Set(knownNetworks))
})

test.each(knownNetworks.filter(({ id }) => id.startsWith('eip155:')))(
  '$name has the name, the coin and the nature that viem knows it by',
  ({ id, name, nativeCurrency: { symbol, decimals }, isTestnet = false }) => {
    const known = Object.values(viemChains).filter((chain) => `eip155:${chain.id}` === id)
    expect(known).toContainEqual(expect.objectContaining({ name }))
    const chain = known.find((candidate) => candidate.name === name)
    expect({ symbol, decimals, isTestnet }).toEqual({
      symbol: chain?.nativeCurrency.symbol,
      decimals: chain?.nativeCurrency.decimals,
      isTestnet: chain?.testnet ?? false,
    })
  },
)

test('the networks of the registry are all there, each with its picture', () => {
  const pictured = knownNetworks.filter(({ imageId }) => imageId !== undefined).map(({ id }) => id)
  expect(pictured).toEqual(
    expect.arrayContaining([
      ...withImages.map((id) => `eip155:${id}`),
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    ]),
  )
})

/** The networks that share the picture of the first one. */
const siblings = [
  ['eip155:1', 'eip155:11155111'],
  ['eip155:8453', 'eip155:84532'],
  ['eip155:43114', 'eip155:43113'],
  ['eip155:56', 'eip155:97'],
  ['eip155:1313161554', 'eip155:1313161555'],
  [solana.id, solanaDevnet.id, solanaTestnet.id],
]

test('no network has the picture of another one, but test networks that of their main one', () => {
  const images = new Set(knownNetworks.flatMap(({ imageId }) => imageId ?? []))
  const sharing = [...images]
    .map((image) => knownNetworks.filter(({ imageId }) => imageId === image).map(({ id }) => id))
    .filter(({ length }) => length > 1)
  expect(new Set(sharing)).toEqual(new Set(siblings))
})

test('chain 1868 is paid in ether of 18 decimals', () => {
  expect(soneium).toMatchObject({
    id: 'eip155:1868',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  })
})

test('a preset that the RPC endpoint serves is known to it by its URL', () => {
  const unknown = knownNetworks.filter(
    ({ id, rpcUrls }) => publishedUrls[id] && !rpcUrls.every((url) => publishedUrls[id]?.includes(url)),
  )
  expect(unknown).toEqual([])
})

test.each([
  [mainnet, 'https://etherscan.io/address/0x12'],
  [solana, 'https://explorer.solana.com/address/0x12'],
  [solanaTestnet, 'https://explorer.solana.com/address/0x12?cluster=testnet'],
  [solanaDevnet, 'https://explorer.solana.com/address/0x12?cluster=devnet'],
  [
    { ...mainnet, explorer: { name: 'Filfox', url: 'https://filfox.info/en/' } },
    'https://filfox.info/en/address/0x12',
  ],
])('the explorer of $name has a page for an address', (network, page) => {
  expect(explorerPageOf(network, '0x12')).toBe(page)
})

test('every preset network and every chain of the RPC endpoint has a known name', () => {
  expect(knownNetworks.filter(({ id, name }) => knownNetworkName(id) !== name)).toEqual([])
  expect(Object.keys(publishedUrls).filter((id) => knownNetworkName(id) === null)).toEqual([])
  expect(knownNetworkName('eip155:31337')).toBeNull()
})
