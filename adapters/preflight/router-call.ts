import { decodeFunctionData, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import type { Hex } from 'viem'

/** What the router of the swap service can be asked for (1inch Aggregation Router v6, https://etherscan.io/address/0x111111125421cA6dc452d289314280a0f8842A65#code). */
export const routerAbi = parseAbi([
  'struct Swap { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, Swap desc, bytes data) payable returns (uint256 returnAmount, uint256 spentAmount)',
  'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex) returns (uint256)',
  'function unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2) returns (uint256)',
  'function unoswap3(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3) returns (uint256)',
  'function ethUnoswap(uint256 minReturn, uint256 dex) payable returns (uint256)',
  'function ethUnoswap2(uint256 minReturn, uint256 dex, uint256 dex2) payable returns (uint256)',
  'function ethUnoswap3(uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3) payable returns (uint256)',
  'function permitAndCall(bytes permit, bytes action) payable',
])

/** What a call of the router insists on. */
export type RouterCall = {
  /** The least that it brings, in base units. */
  readonly least: bigint
  /** The most that it takes of a token, in base units; null where it takes the coin that is sent with it. */
  readonly amount: bigint | null
  /** Who gets what it brings; null for the sender. */
  readonly receiver: string | null
  /** What brings it: the router, which pays out a token that it names, or the last pool of the path. */
  readonly source: { readonly token: string } | { readonly pool: PoolWord }
}

/** A pool as the router names it: an address with flags in its upper bits. */
export type PoolWord = {
  readonly address: Hex
  readonly protocol: 'uniswap-v2' | 'uniswap-v3'
  /** Whether it takes its first token and pays its second one. */
  readonly isZeroForOne: boolean
  /** Whether the wrapped coin that it pays is unwrapped. */
  readonly isUnwrapped: boolean
}

const isPartialFill = 1n
const protocols = ['uniswap-v2', 'uniswap-v3'] as const
const protocolBits = 253n
const unwrapBit = 252n
const directionBit = 247n
const addressMask = (1n << 160n) - 1n

/** Reads what a call of the router insists on (hex); null for every call that insists on nothing that can be read. */
export function routerCall(data: string): RouterCall | null {
  const called = decoded(data)
  if (!called) return null
  if (called.functionName === 'permitAndCall') {
    const [, action] = called.args
    const inner = decoded(action)
    return inner && inner.functionName !== 'permitAndCall' ? readCall(inner) : null
  }
  return readCall(called)
}

type Called = NonNullable<ReturnType<typeof decoded>>

function readCall(called: Exclude<Called, { readonly functionName: 'permitAndCall' }>): RouterCall | null {
  if (called.functionName === 'swap') {
    const [, { dstToken, dstReceiver, amount, minReturnAmount, flags }] = called.args
    if (flags & isPartialFill) return null
    const receiver = isAddressEqual(dstReceiver, zeroAddress) ? null : dstReceiver
    return { least: minReturnAmount, amount, receiver, source: { token: dstToken } }
  }
  const isOfCoin = called.functionName.startsWith('eth')
  const [least, amount] = isOfCoin ? [called.args[0], null] : [called.args[2] ?? 0n, called.args[1]]
  const pool = poolWord(called.args.at(-1) ?? 0n)
  return pool && { least, amount, receiver: null, source: { pool } }
}

function poolWord(word: bigint): PoolWord | null {
  const protocol = protocols[Number(word >> protocolBits)]
  if (!protocol) return null
  return {
    address: `0x${(word & addressMask).toString(16).padStart(40, '0')}`,
    protocol,
    isZeroForOne: ((word >> directionBit) & 1n) === 1n,
    isUnwrapped: ((word >> unwrapBit) & 1n) === 1n,
  }
}

function decoded(data: string) {
  try {
    return decodeFunctionData({ abi: routerAbi, data: data as Hex })
  } catch {
    return null
  }
}
