import { encodeFunctionData, pad, zeroAddress } from 'viem'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { routerAbi } from '../../../adapters/preflight/router-call.ts'
import { routerMinimum } from '../../../adapters/preflight/router-minimum.ts'
import { nodeQuestions } from '../../../adapters/send/node-questions.ts'
import { LatchkeyError } from '../../../core/domain/latchkey-error.ts'
import { base, mainnet } from '../../../core/domain/known-networks.ts'
import type { Network } from '../../../core/domain/network.ts'
import type { Review } from '../../../core/domain/preflight/review.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { unhurried } from '../answers.ts'

const router = '0x111111125421cA6dc452d289314280a0f8842A65'
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
/** Pools of USDC and WETH as they stand on Ethereum. */
const v2Pool = '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc'
const v3Pool = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640'

const executor = '0x5141B82f5fFDa4c6fE1E372978F1C5427640a190'
const amount = 1_000_000_000_000_000_000n
const least = 3_000_000_000n

const review = (change: Partial<Review> = {}): Review => ({
  account: alice.address,
  shown: [],
  pays: { token: null, amount: String(amount) },
  receives: { token: usdc, amount: String(least), slippage: 1 },
  spender: router,
  receiver: null,
  ...change,
})

/** What a pool of USDC and WETH says of itself. */
const usdcAndWeth: Readonly<Record<string, Hex>> = {
  '0x0dfe1681': pad(usdc),
  '0xd21220a7': pad(weth),
  '0xddca3f43': pad('0x1f4'),
}

function nodeOf(answers: Readonly<Record<string, Hex>>, network: Network = mainnet) {
  const ask = ({ params }: { readonly params?: unknown }) => {
    const [call] = params as [{ readonly data: string }]
    const answer = answers[call.data]
    if (answer === undefined) throw new LatchkeyError('execution-reverted', 'It reverted.')
    return Promise.resolve(answer)
  }
  return nodeQuestions({ ask }, network, unhurried)
}

const minimumOf = (data: Hex, asked = review(), node = nodeOf(usdcAndWeth), chainId = 'eip155:1') =>
  routerMinimum(node, chainId, asked, { from: alice.address, to: router, value: '0x0', data })

type Desc = {
  readonly dstToken: Hex
  readonly dstReceiver: Hex
  readonly amount: bigint
  readonly minReturnAmount: bigint
  readonly flags: bigint
}

function swapData(change: Partial<Desc> = {}): Hex {
  const desc = {
    srcToken: coin,
    dstToken: usdc,
    srcReceiver: executor,
    dstReceiver: alice.address,
    amount,
    minReturnAmount: least,
    flags: 0n,
    ...change,
  } as const
  return encodeFunctionData({ abi: routerAbi, functionName: 'swap', args: [executor, desc, '0x1234'] })
}

/** A pool as the router names it. */
function dex(
  pool: string,
  {
    protocol = 0n,
    isZeroForOne = false,
    isUnwrapped = false,
  }: Partial<Record<'protocol', bigint>> & {
    readonly isZeroForOne?: boolean
    readonly isUnwrapped?: boolean
  } = {},
): bigint {
  const flags = (isUnwrapped ? 1n << 252n : 0n) | (isZeroForOne ? 1n << 247n : 0n)
  return (protocol << 253n) | flags | BigInt(pool)
}

const ofCoin = (pool: bigint, minReturn = least) =>
  encodeFunctionData({ abi: routerAbi, functionName: 'ethUnoswap', args: [minReturn, pool] })

test('a swap by an executor insists on the least that its description says', async () => {
  expect(await minimumOf(swapData())).toBe(least)
  expect(await minimumOf(swapData({ dstReceiver: zeroAddress }))).toBe(least)
  expect(await minimumOf(swapData({ minReturnAmount: least * 2n }))).toBe(least * 2n)
})

test.each<[string, Partial<Desc>]>([
  ['another token', { dstToken: dai }],
  ['the coin in place of a token', { dstToken: coin }],
  ['somebody else', { dstReceiver: bob.address }],
  ['less than was reviewed', { minReturnAmount: (least * 99n) / 100n }],
  ['nothing', { minReturnAmount: 0n }],
  ['a part that an executor decides', { flags: 1n }],
  ['more than is paid', { amount: amount + 1n }],
])('a swap by an executor proves nothing of %s', async (_, change) => {
  expect(await minimumOf(swapData(change))).toBeNull()
})

test.each<Hex>([coin, zeroAddress])('the coin is named as %s', async (dstToken) => {
  const asked = review({
    pays: { token: usdc, amount: String(amount) },
    receives: { token: null, amount: String(least), slippage: 1 },
  })
  expect(await minimumOf(swapData({ dstToken }), asked)).toBe(least)
  expect(await minimumOf(swapData({ dstToken: weth }), asked)).toBeNull()
})

test('a path through pools insists on its least where the factory created the last pool', async () => {
  expect(await minimumOf(ofCoin(dex(v2Pool)))).toBe(least)
  expect(await minimumOf(ofCoin(dex(v3Pool, { protocol: 1n })))).toBe(least)
  const through = encodeFunctionData({
    abi: routerAbi,
    functionName: 'unoswap2',
    args: [BigInt(dai), amount, least, dex(executor), dex(v2Pool)],
  })
  const asked = review({ pays: { token: dai, amount: String(amount) } })
  expect(await minimumOf(through, asked)).toBe(least)
})

test('a permit before a path changes nothing of what it insists on', async () => {
  const wrapped = (action: Hex) =>
    encodeFunctionData({ abi: routerAbi, functionName: 'permitAndCall', args: ['0x12', action] })
  expect(await minimumOf(wrapped(ofCoin(dex(v2Pool))))).toBe(least)
  expect(await minimumOf(wrapped(wrapped(swapData())))).toBeNull()
})

test('a pool that pays the wrapped coin is proven for the coin alone where the router unwraps it', async () => {
  const sold = (pool: bigint) =>
    encodeFunctionData({ abi: routerAbi, functionName: 'unoswap', args: [BigInt(usdc), amount, least, pool] })
  const receives = (token: string | null) =>
    review({
      pays: { token: usdc, amount: String(amount) },
      receives: { token, amount: String(least), slippage: 1 },
    })
  const unwrapped = sold(dex(v2Pool, { isZeroForOne: true, isUnwrapped: true }))
  const kept = sold(dex(v2Pool, { isZeroForOne: true }))
  expect(await minimumOf(unwrapped, receives(null))).toBe(least)
  expect(await minimumOf(kept, receives(weth))).toBe(least)
  expect(await minimumOf(kept, receives(null))).toBeNull()
  expect(await minimumOf(unwrapped, receives(weth))).toBeNull()
})

test.each<[string, bigint]>([
  ['at another address', dex(executor)],
  ['of the other version', dex(v2Pool, { protocol: 1n })],
  ['that pays the other token', dex(v2Pool, { isZeroForOne: true })],
  ['of Curve, which has no factory that we know', dex(v2Pool, { protocol: 2n })],
  ['of no protocol', dex(v2Pool, { protocol: 7n })],
])('a pool %s proves nothing', async (_, pool) => {
  expect(await minimumOf(ofCoin(pool))).toBeNull()
})

test('a pool proves nothing on a chain whose factory created another one', async () => {
  const pool = ofCoin(dex(v3Pool, { protocol: 1n }))
  expect(await minimumOf(pool, review(), nodeOf(usdcAndWeth, base), 'eip155:8453')).toBeNull()
  expect(await minimumOf(pool, review(), nodeOf(usdcAndWeth), 'eip155:100')).toBeNull()
})

test('a pool that does not answer proves nothing, and fails nothing', async () => {
  expect(await minimumOf(ofCoin(dex(v2Pool)), review(), nodeOf({}))).toBeNull()
  expect(
    await minimumOf(ofCoin(dex(v2Pool)), review(), nodeOf({ '0x0dfe1681': '0x', '0xd21220a7': '0x' })),
  ).toBeNull()
})

test.each<Hex>(['0x', '0x07ed2379', '0xdeadbeef', swapData().slice(0, 300) as Hex])(
  'a call that can not be read proves nothing (%s)',
  async (data) => {
    expect(await minimumOf(data)).toBeNull()
  },
)
