import { decodeFunctionData, isAddressEqual, numberToHex, parseAbi, zeroAddress } from 'viem'
import type { Hex } from 'viem'
import { evmCoinAddress } from '../../core/domain/tokens/balances.ts'

/**
 * The functions of the swap service's router (1inch Aggregation Router v6,
 * https://etherscan.io/address/0x111111125421cA6dc452d289314280a0f8842A65#code).
 */
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

/** The limits that a call of the router enforces. */
export type RouterCall = {
  /** The minimum that the call brings, in base units. */
  readonly least: bigint
  /** The token that the call takes from the sender, or one of the coin's own addresses. */
  readonly spends: string
  /** The Uniswap v3 pool that decides which token the router takes. Null if the router takes the named token. */
  readonly taker: PoolWord | null
  /** The most that the call takes of a token, in base units. Null if it takes the coin that is sent with it. */
  readonly amount: bigint | null
  /** The receiver of the target token, or null for the sender. */
  readonly receiver: string | null
  /** The source of the target token: the router, which pays out a named token, or the last pool of the path. */
  readonly source: { readonly token: string } | { readonly pool: PoolWord }
}

/** A pool in the router's form: an address with flags in its upper bits. */
export type PoolWord = {
  readonly address: Hex
  readonly protocol: 'uniswap-v2' | 'uniswap-v3'
  /** Whether the pool takes its first token and pays its second one. */
  readonly isZeroForOne: boolean
  /** Whether the wrapped coin from the pool is unwrapped. */
  readonly isUnwrapped: boolean
}

const isPartialFill = 1n
const protocols = ['uniswap-v2', 'uniswap-v3'] as const
const curve = 2n
const protocolBits = 253n
const unwrapBit = 252n
const directionBit = 247n
const addressMask = (1n << 160n) - 1n

/** Reads the limits of a router call (hex). Returns null for a call without readable limits. */
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
    const [, { srcToken, dstToken, dstReceiver, amount, minReturnAmount, flags }] = called.args
    if (flags & isPartialFill) return null
    const receiver = isAddressEqual(dstReceiver, zeroAddress) ? null : dstReceiver
    const source = { token: dstToken }
    return { spends: srcToken, taker: null, least: minReturnAmount, amount, receiver, source }
  }
  const pool = poolWord(called.args.at(-1) ?? 0n)
  if (!pool) return null
  const brings = { receiver: null, source: { pool } } as const
  // The router wraps the coin that is sent with the call, and pays each pool itself.
  if (isOfCoin(called))
    return { spends: evmCoinAddress, taker: null, least: called.args[0], amount: null, ...brings }
  const [token, amount, least, first] = called.args
  const taker = poolWord(first)
  if (!taker && first >> protocolBits !== curve) return null
  return {
    spends: addressIn(token),
    taker: taker?.protocol === 'uniswap-v3' ? taker : null,
    least,
    amount,
    ...brings,
  }
}

type OfPools = Exclude<Called, { readonly functionName: 'permitAndCall' | 'swap' }>

function isOfCoin(called: OfPools): called is Extract<OfPools, { readonly functionName: `eth${string}` }> {
  return called.functionName.startsWith('eth')
}

function poolWord(word: bigint): PoolWord | null {
  const protocol = protocols[Number(word >> protocolBits)]
  if (!protocol) return null
  return {
    address: addressIn(word),
    protocol,
    isZeroForOne: ((word >> directionBit) & 1n) === 1n,
    isUnwrapped: ((word >> unwrapBit) & 1n) === 1n,
  }
}

function addressIn(word: bigint): Hex {
  return numberToHex(word & addressMask, { size: 20 })
}

function decoded(data: string) {
  try {
    return decodeFunctionData({ abi: routerAbi, data: data as Hex })
  } catch {
    return null
  }
}
