import { encodeFunctionData, numberToHex, pad, zeroAddress } from 'viem'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { routerAbi } from '../../../adapters/preflight/router-call.ts'
import { routerMinimum } from '../../../adapters/preflight/router-minimum.ts'
import { nodeQuestions } from '../../../adapters/send/node-questions.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
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

const uni = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const receiving = (token: string | null) => ({ token, amount: String(least), slippage: 1 })

const review = (change: Partial<Review> = {}): Review => ({
  account: alice.address,
  shown: [],
  pays: { token: null, amount: String(amount) },
  receives: receiving(usdc),
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

const minimumOf = (
  data: Hex,
  asked = review(),
  node = nodeOf(usdcAndWeth),
  chainId = 'eip155:1',
  value = asked.pays?.token === null ? amount : 0n,
) => routerMinimum(node, chainId, asked, { from: alice.address, to: router, value: numberToHex(value), data })

type Desc = {
  readonly srcToken: Hex
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
  ['another token that is spent', { srcToken: dai }],
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
    receives: receiving(null),
  })
  const srcToken = usdc
  expect(await minimumOf(swapData({ srcToken, dstToken }), asked)).toBe(least)
  expect(await minimumOf(swapData({ srcToken, dstToken: weth }), asked)).toBeNull()
  expect(await minimumOf(swapData({ srcToken: dstToken }))).toBe(least)
  expect(await minimumOf(swapData({ srcToken: weth }))).toBeNull()
})

test('a path through pools insists on its least where the factory created the last pool', async () => {
  expect(await minimumOf(ofCoin(dex(v2Pool)))).toBe(least)
  expect(await minimumOf(ofCoin(dex(v3Pool, { protocol: 1n })))).toBe(least)
  const through = encodeFunctionData({
    abi: routerAbi,
    functionName: 'unoswap2',
    args: [BigInt(dai), amount, least, dex(executor), dex(v2Pool)],
  })
  expect(await minimumOf(through, paying(dai))).toBe(least)
})

const paying = (token: string | null) => review({ pays: { token, amount: String(amount) } })

test('a path through pools spends the token that it names', async () => {
  const through = (token: string) =>
    encodeFunctionData({
      abi: routerAbi,
      functionName: 'unoswap2',
      args: [BigInt(token), amount, least, dex(executor), dex(v2Pool)],
    })
  expect(await minimumOf(through(dai), paying(dai))).toBe(least)
  expect(await minimumOf(through(weth), paying(dai))).toBeNull()
  expect(await minimumOf(through(dai), review())).toBeNull()
  expect(await minimumOf(ofCoin(dex(v2Pool)), paying(dai))).toBeNull()
})

test('a path that begins at a Uniswap v3 pool spends the token of that pool', async () => {
  const from = (pool: bigint, token = dai) =>
    encodeFunctionData({
      abi: routerAbi,
      functionName: 'unoswap2',
      args: [BigInt(token), amount, least, pool, dex(v2Pool)],
    })
  const takesWeth = dex(v3Pool, { protocol: 1n })
  expect(await minimumOf(from(takesWeth), paying(dai))).toBeNull()
  expect(await minimumOf(from(takesWeth), paying(weth))).toBeNull()
  expect(await minimumOf(from(takesWeth, weth), paying(weth))).toBe(least)
  expect(await minimumOf(from(dex(executor, { protocol: 1n }), weth), paying(weth))).toBeNull()
  expect(await minimumOf(from(dex(v2Pool, { protocol: 7n }), weth), paying(weth))).toBeNull()
})

test('no more of the coin is sent along than is paid', async () => {
  const sent = (data: Hex, asked: Review, value: bigint) =>
    minimumOf(data, asked, nodeOf(usdcAndWeth), 'eip155:1', value)
  expect(await sent(swapData(), review(), amount)).toBe(least)
  expect(await sent(swapData({ flags: 2n }), review(), amount + 1n)).toBeNull()
  expect(await sent(ofCoin(dex(v2Pool)), review(), amount + 1n)).toBeNull()
  expect(await sent(swapData({ srcToken: dai, flags: 2n }), paying(dai), 1n)).toBeNull()
})

/** Every field of a call that decides what leaves and what comes, and a value of it that nobody reviewed. */
const tampered = {
  srcToken: [dai, weth, zeroAddress, coin],
  dstToken: [dai, weth, coin],
  dstReceiver: [bob.address, executor, router],
  amount: [amount + 1n, amount * 2n, 2n ** 256n - 1n],
  minReturnAmount: [0n, 1n, (least * 994n) / 1000n],
  flags: [1n, 3n, 5n, 7n],
} as const satisfies Readonly<Record<keyof Desc, readonly unknown[]>>

test('a call in which any field is another one proves nothing, alone and with every other', async () => {
  const asked = review({ pays: { token: usdc, amount: String(amount) }, receives: receiving(uni) })
  const honest = { srcToken: usdc, dstToken: uni } as const
  expect(await minimumOf(swapData(honest), asked)).toBe(least)
  const changes = Object.entries(tampered).flatMap(([field, values]) =>
    values.map((value): Partial<Desc> => ({ [field]: value })),
  )
  for (const one of changes)
    for (const other of changes)
      expect(await minimumOf(swapData({ ...honest, ...one, ...other }), asked)).toBeNull()
})

const pathOf = {
  token: [dai, weth, zeroAddress, coin],
  amount: [amount + 1n, amount * 2n],
  least: [0n, (least * 994n) / 1000n],
  pool: [dex(executor), dex(v2Pool), dex(v2Pool, { isZeroForOne: true, isUnwrapped: true })],
} as const

test('a path with any changed word proves nothing', async () => {
  const asked = review({ pays: { token: usdc, amount: String(amount) }, receives: receiving(weth) })
  type Path = {
    readonly token: string
    readonly amount: bigint
    readonly least: bigint
    readonly pool: bigint
  }
  const honest: Path = { token: usdc, amount, least, pool: dex(v2Pool, { isZeroForOne: true }) }
  const path = (change: Partial<Path>) => {
    const { token, pool, ...of } = { ...honest, ...change }
    const args = [BigInt(token), of.amount, of.least, pool] as const
    return encodeFunctionData({ abi: routerAbi, functionName: 'unoswap', args })
  }
  expect(await minimumOf(path({}), asked)).toBe(least)
  for (const [field, values] of Object.entries(pathOf))
    for (const value of values) expect(await minimumOf(path({ [field]: value }), asked)).toBeNull()
})

test('a permit before a path does not change its minimum', async () => {
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
      receives: receiving(token),
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

test('a pool of another factory proves nothing', async () => {
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
