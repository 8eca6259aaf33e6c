import {
  encodeFunctionData,
  hexToBigInt,
  pad,
  parseAbi,
  parseUnits,
  toHex,
  type Address,
  type Hex,
} from 'viem'
import { plantOutcome, type RunCalls } from './plant-outcome.ts'
import { slotOf } from './storage-slots.ts'
import { poolContracts, poolOf, swapContracts } from './uniswap.ts'

/** An asset of a pool: a token, or the wrapped coin. */
type PooledAsset = {
  readonly symbol: string
  readonly address: Address
  readonly decimals: number
}

/** The tokens of the pools, their prices, and the owner of the pools. */
export type PoolPlan = {
  readonly tokens: readonly PooledAsset[]
  readonly prices: Readonly<Record<string, number>>
  readonly provider: Address
}

/** The initial worth of each side of a pool, in dollars. */
const poolDepth = 5_000_000

const pools = [
  ['coin', 'USDC'],
  ['coin', 'DAI'],
  ['coin', 'WBTC'],
  ['USDC', 'DAI'],
] as const
const abi = parseAbi(['function createPair(address left, address right)', 'function mint(address to)'])
const { factory, wrappedCoin } = swapContracts
// The storage layout of the sandbox's tokens and of WETH9 is the same.
const [supplySlot, balancesSlot] = [2, 3]

/**
 * Puts Uniswap V2 with its pools on a node, unless it exists. The reserves match the prices, given in dollars by symbol. `coin` is the symbol of
 * the chain's coin, and `provider` owns the pools.
 */
export async function plantPools(
  ask: RunCalls,
  coin: string,
  { tokens, prices, provider }: PoolPlan,
): Promise<void> {
  const [code] = await ask([['eth_getCode', [factory, 'latest']]])
  if (code !== '0x') return
  await plantOutcome(ask, poolContracts)
  const assets = [...tokens, { symbol: coin, address: wrappedCoin, decimals: 18 }]
  for (const symbols of pools) {
    const sides = symbols.map((symbol) => find(assets, symbol === 'coin' ? coin : symbol))
    const [left, right] = sides.map(({ address }) => address) as [Address, Address]
    const pool = poolOf(left, right)
    const create = encodeFunctionData({ abi, functionName: 'createPair', args: [left, right] })
    await plantOutcome(ask, [{ to: factory, data: create }])
    for (const { symbol, address, decimals } of sides) {
      const worth = poolDepth / (prices[symbol] ?? 1)
      await plantReserve(ask, address, pool, parseUnits(worth.toFixed(decimals), decimals))
    }
    const mint = encodeFunctionData({ abi, functionName: 'mint', args: [provider] })
    await plantOutcome(ask, [{ to: pool, data: mint }])
  }
}

function find(assets: readonly PooledAsset[], symbol: string): PooledAsset {
  const asset = assets.find((one) => one.symbol === symbol)
  if (!asset) throw new Error(`There is no ${symbol} to fill a pool with.`)
  return asset
}

async function plantReserve(ask: RunCalls, token: Address, pool: Address, amount: bigint): Promise<void> {
  const slot = slotOf(pad(pool), balancesSlot)
  const word = (value: bigint) => toHex(value, { size: 32 })
  const supply = toHex(supplySlot, { size: 32 })
  const isCoin = token === wrappedCoin
  const [before] = (await ask([
    isCoin ? ['eth_getBalance', [token, 'latest']] : ['eth_getStorageAt', [token, supply, 'latest']],
  ])) as readonly [Hex]
  const after = hexToBigInt(before) + amount
  await ask([
    ['anvil_setStorageAt', [token, slot, word(amount)]],
    isCoin
      ? ['anvil_setBalance', [token, toHex(after)]]
      : ['anvil_setStorageAt', [token, supply, word(after)]],
  ])
}
