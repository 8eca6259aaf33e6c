import {
  decodeFunctionResult,
  encodeFunctionData,
  encodeEventTopics,
  erc20Abi,
  getAddress,
  pad,
  type Address,
  type Hex,
  type Log,
} from 'viem'
import type { ApiNode } from '../api-node.ts'
import type { Asset, Holding } from './asset.ts'

const [transferTopic] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' })
// The topics of an ERC-20 transfer. The transfer of an NFT has one more.
const topicsOfTransfer = 3

/** Returns an address's assets on an EVM chain: the coin, and every token that it ever received. */
export async function readEvmHoldings(node: ApiNode, coin: Asset, holder: Address): Promise<Holding[]> {
  const filter = { fromBlock: '0x0', toBlock: 'latest', topics: [transferTopic, null, pad(holder)] }
  const [balance, logs] = await node.ask([
    ['eth_getBalance', [holder, 'latest']],
    ['eth_getLogs', [filter]],
  ])
  const senders = ((logs ?? []) as readonly Log<Hex>[])
    .filter(({ topics }) => topics.length === topicsOfTransfer)
    .map(({ address }) => getAddress(address))
  const tokens = await readEvmTokens(node, [...new Set(senders)], holder)
  return [{ ...coin, amount: BigInt((balance ?? '0x0') as Hex) }, ...tokens]
}

/** Returns a token's name, symbol and decimals. A collectible has no decimals. */
export async function readEvmNames(
  node: ApiNode,
  token: Address,
): Promise<{ readonly name: string; readonly symbol: string; readonly decimals: number }> {
  const asked = (['name', 'symbol', 'decimals'] as const).map((functionName) => call(token, { functionName }))
  const [name, symbol, decimals] = (await node.ask(asked)) as (Hex | undefined)[]
  return {
    name: readText(name, 'name'),
    symbol: readText(symbol, 'symbol'),
    decimals: decimals && decimals !== '0x' ? Number(BigInt(decimals)) : 0,
  }
}

/** Returns an address's balances of tokens. Leaves out addresses that are no tokens. */
export async function readEvmTokens(
  node: ApiNode,
  tokens: readonly Address[],
  holder: Address,
): Promise<Holding[]> {
  const answers = await node.ask(
    tokens.flatMap((token) => [
      call(token, { functionName: 'name' }),
      call(token, { functionName: 'symbol' }),
      call(token, { functionName: 'decimals' }),
      call(token, { functionName: 'balanceOf', args: [holder] }),
    ]),
  )
  return tokens.flatMap((address, index) => {
    const [name, symbol, decimals, amount] = answers.slice(4 * index, 4 * index + 4) as (Hex | undefined)[]
    if (!decimals || decimals === '0x' || !amount || amount === '0x') return []
    return [
      {
        address,
        name: readText(name, 'name'),
        symbol: readText(symbol, 'symbol'),
        decimals: Number(BigInt(decimals)),
        amount: BigInt(amount),
      },
    ]
  })
}

type Asked =
  | { readonly functionName: 'name' | 'symbol' | 'decimals' }
  | { readonly functionName: 'balanceOf'; readonly args: readonly [Address] }

function call(to: Address, asked: Asked) {
  const data = encodeFunctionData({ abi: erc20Abi, ...asked })
  return ['eth_call', [{ to, data }, 'latest']] as const
}

function readText(data: Hex | undefined, functionName: 'name' | 'symbol'): string {
  try {
    return decodeFunctionResult({ abi: erc20Abi, functionName, data: data ?? '0x' })
  } catch {
    return ''
  }
}
