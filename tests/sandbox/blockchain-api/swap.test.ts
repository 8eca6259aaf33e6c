import {
  decodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
  type Address,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveAllowance, makeWary } from '../../../sandbox/chains/wary-token.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { addressIn, coin, visitSwaps } from './swap-visit.ts'
import type { BuiltTransaction } from './swap-visit.ts'

let sandbox: Sandbox
const visit = visitSwaps(() => sandbox, 1)
const other = visitSwaps(() => sandbox, 2)
const onPolygon = visitSwaps(() => sandbox, 3, 'eip155:137')
const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amount, address[] path) view returns (uint256[] amounts)',
])

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
})
afterAll(() => sandbox.stop())

test('tokens are those that pools hold, with the coin under the address that services know it by', async () => {
  const { tokens } = await onPolygon.read<{ tokens: object[] }>('tokens', { chainId: 'eip155:137' })
  expect(tokens).toHaveLength(4)
  expect(tokens[0]).toEqual({
    name: 'POL',
    symbol: 'POL',
    address: `eip155:137:${coin}`,
    decimals: 18,
    logoUri: `${sandbox.endpoints.blockchainApi}/images/token/POL.svg`,
    eip2612: false,
  })
  expect(tokens.at(-1)).toMatchObject({ symbol: 'DAI', decimals: 18, eip2612: true })
})

test('an unlisted token is described by its contract', async () => {
  const address = sandbox.endpoints.swaps?.wrappedCoin ?? ''
  const { tokens } = await visit.read<{ tokens: object[] }>('tokens', { chainId: 'eip155:1', address })
  expect(tokens).toMatchObject([{ symbol: 'WETH', decimals: 18, logoUri: null, eip2612: false }])
  const nobody = { chainId: 'eip155:1', address: '0x00000000000000000000000000000000000000b1' }
  expect(await visit.read('tokens', nobody)).toEqual({ tokens: [] })
})

test('pools have the listed prices minus their fee', async () => {
  expect(await visit.quote('ETH', 'USDC', parseEther('1'))).toBeLessThan(parseUnits('3121.07', 6))
  expect(await visit.quote('ETH', 'USDC', parseEther('1'))).toBeGreaterThan(parseUnits('3105', 6))
  expect(await onPolygon.quote('POL', 'DAI', parseEther('1'))).toBeGreaterThan(parseEther('0.717'))
})

test('a quote equals the best route of the Uniswap router', async () => {
  const amount = parseEther('2')
  const { wrappedCoin, router } = places()
  const out = async (path: readonly Address[]) =>
    (
      await visit.reader().readContract({
        address: router,
        abi: routerAbi,
        functionName: 'getAmountsOut',
        args: [amount, path],
      })
    ).at(-1)
  expect(await visit.quote('ETH', 'DAI', amount)).toBe(await out([wrappedCoin, visit.token('DAI')]))
  expect(await visit.quote('DAI', 'WBTC', amount)).toBe(
    await out([visit.token('DAI'), wrappedCoin, visit.token('WBTC')]),
  )
})

test('the gas price equals that of the node, and faster tiers cost more', async () => {
  const price = await visit.reader().getGasPrice()
  const { standard, fast, instant } = await visit.read<Record<'standard' | 'fast' | 'instant', string>>(
    'gas-price',
    { chainId: 'eip155:1' },
  )
  expect(BigInt(standard)).toBe(price)
  expect(BigInt(fast)).toBeGreaterThan(price)
  expect(BigInt(instant)).toBeGreaterThan(BigInt(fast))
})

test('the coin becomes a token, exactly as quoted', async () => {
  const amount = parseEther('1.5')
  const quoted = await visit.quote('ETH', 'USDC', amount)
  const before = await visit.holds('USDC')
  const built = await visit.build('ETH', 'USDC', amount)
  expect(built).toMatchObject({ from: visit.user(), amount: String(quoted) })
  expect(addressIn(built.to)).toBe(places().spender)
  expect(built).not.toHaveProperty('value')
  expect((await visit.swap(built, amount)).status).toBe('success')
  expect((await visit.holds('USDC')) - before).toBe(quoted)
})

test('a token becomes the coin, once its approval is mined', async () => {
  const amount = parseUnits('900', 6)
  expect(await visit.allowance('USDC')).toBe(0n)
  await approve(visit, 'USDC', 'ETH', amount)
  expect(await visit.allowance('USDC')).toBe(amount)
  const quoted = await visit.quote('USDC', 'ETH', amount)
  const before = await visit.holds('ETH')
  const built = await visit.build('USDC', 'ETH', amount)
  const { status, gasUsed, effectiveGasPrice } = await visit.swap(built)
  expect(status).toBe('success')
  expect((await visit.holds('ETH')) - before + gasUsed * effectiveGasPrice).toBe(quoted)
  expect(await visit.allowance('USDC')).toBe(0n)
})

test('a token becomes another through the pools between them', async () => {
  const amount = parseUnits('0.2', 8)
  await approve(onPolygon, 'WBTC', 'USDC', amount)
  const quoted = await onPolygon.quote('WBTC', 'USDC', amount)
  const before = await onPolygon.holds('USDC')
  await onPolygon.swap(await onPolygon.build('WBTC', 'USDC', amount))
  expect((await onPolygon.holds('USDC')) - before).toBe(quoted)
})

test('a token with permits needs no approval of its own', async () => {
  const amount = parseEther('500')
  const quoted = await visit.quote('DAI', 'USDC', amount)
  const [before, count] = [await visit.holds('USDC'), await transactionCount()]
  await visit.swap(await visit.build('DAI', 'USDC', amount, await permit(amount)))
  expect((await visit.holds('USDC')) - before).toBe(quoted)
  expect([await transactionCount(), await visit.allowance('DAI')]).toEqual([count + 1, 0n])
})

test('a permit below the amount and a used permit swap nothing', async () => {
  const amount = parseEther('100')
  const used = await permit(amount)
  await visit.swap(await visit.build('DAI', 'USDC', amount, used))
  for (const wrong of [used, await permit(amount - 1n)]) {
    const part = { from: visit.id('DAI'), to: visit.id('USDC'), amount: String(amount) }
    const response = await visit.askToBuild({ ...part, eip155: { slippage: 1, permit: wrong } })
    expect([response.status, await reasonOf(response)]).toEqual([
      400,
      'Conversion parameter error: cannot estimate. Leave some of the coin for gas.',
    ])
  }
})

test('a quote changes when somebody else trades', async () => {
  const amount = parseEther('1')
  const before = await visit.quote('ETH', 'DAI', amount)
  await other.swap(await other.build('ETH', 'DAI', parseEther('20')), parseEther('20'))
  expect(await visit.quote('ETH', 'DAI', amount)).toBeLessThan(before)
})

test('a swap that would give less than its slippage lets fails, and moves nothing', async () => {
  const amount = parseEther('3')
  const built = await visit.build('ETH', 'WBTC', amount)
  await other.swap(await other.build('ETH', 'WBTC', parseEther('40')), parseEther('40'))
  const before = await visit.holds('WBTC')
  expect((await visit.swap(built, amount)).status).toBe('reverted')
  expect(await visit.holds('WBTC')).toBe(before)
})

test('an approval is without limit, names its two tokens crosswise, and no gas', async () => {
  const built = await visit.approval('DAI', 'USDC')
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: built.data })
  expect([functionName, args]).toEqual(['approve', [places().spender, maxUint256]])
  expect(built).toMatchObject({ from: visit.id('DAI'), to: visit.id('USDC'), value: '0' })
  expect(Object.keys(built.eip155)).toEqual(['gasPrice'])
})

test('the coin needs no approval', async () => {
  expect(await visit.allowance('ETH')).toBe(maxUint256)
})

test.each([
  ['tokens', { chainId: 'eip155:5' }, 'Conversion parameter error: Chain ID eip155:5 is not supported'],
  [
    'quotes',
    { from: `eip155:1:${coin}`, to: `eip155:137:${coin}`, amount: '1' },
    'Invalid parameter: `from` and `to` chain IDs must have the same value',
  ],
  ['quotes', { from: coin, to: coin, amount: '1' }, `Crypto utils error: Wrong CAIP-10 format: ${coin}`],
  [
    'quotes',
    { from: `eip155:1:${coin}`, to: `eip155:1:${coin}`, amount: '1' },
    'Conversion parameter error: src and dst tokens must differ',
  ],
  [
    'quotes',
    { from: `eip155:1:${coin}`, to: 'eip155:1:0x00000000000000000000000000000000000000b1', amount: '1' },
    'Conversion parameter error: insufficient liquidity',
  ],
  [
    'quotes',
    { from: `eip155:1:${coin}`, to: 'eip155:1:0x00000000000000000000000000000000000000b1', amount: '1e+21' },
    'Conversion parameter error: amount must be a whole number above zero',
  ],
  [
    'allowance',
    { tokenAddress: coin, userAddress: coin },
    `Crypto utils error: Wrong CAIP-10 format: ${coin}`,
  ],
])('%s with %o is refused: %s', async (route, query, description) => {
  const response = await visit.ask(route, query)
  expect(response.status).toBe(400)
  expect(await reasonOf(response)).toBe(description)
})

test.each([
  ['a slippage that is text', { eip155: { slippage: '1' } }, 422],
  ['a slippage above half', { eip155: { slippage: 51 } }, 400],
  ['no slippage', { eip155: undefined }, 400],
  ['an account without its chain', { userAddress: '0x00000000000000000000000000000000000000b1' }, 400],
  ['no amount', { amount: undefined }, 422],
  ['an unknown project', { projectId: 'refused' }, 401],
])('a swap with %s is not built', async (_, part, status) => {
  const whole = { from: visit.id('ETH'), to: visit.id('USDC'), amount: '1000', ...part }
  expect((await visit.askToBuild(whole)).status).toBe(status)
})

test('a swap without balance or approval is refused with a reason', async () => {
  const part = { from: visit.id('WBTC'), to: visit.id('USDC') }
  const amount = String(parseUnits('60000', 8))
  expect(await reasonOf(await visit.askToBuild({ ...part, amount }))).toContain('Not enough 0x')
  expect(await reasonOf(await visit.askToBuild({ ...part, amount: '1000' }))).toBe(
    `Conversion parameter error: Not enough allowance. Amount: 1000. Current allowance: 0. Spender: ${places().spender}.`,
  )
})

test('a swap with its approval is built without checks and without gas', async () => {
  const part = { from: visit.id('WBTC'), to: visit.id('USDC'), amount: '1000' }
  const build = (more: object) => visit.askToBuild({ ...part, ...more })
  const { tx } = (await (await build({ disableEstimate: true })).json()) as { tx: BuiltTransaction }
  expect([addressIn(tx.to), tx.eip155.gas, tx.amount]).toEqual([
    places().spender,
    '0',
    String(await visit.quote('WBTC', 'USDC', 1000n)),
  ])
  expect(await reasonOf(await build({ disableEstimate: false }))).toContain('Not enough allowance.')
  expect((await build({ disableEstimate: 'yes' })).status).toBe(422)
})

test('an older service knows nothing of that, and looks', async () => {
  await order({ convert: { alwaysEstimates: true } })
  const part = { from: visit.id('WBTC'), to: visit.id('USDC'), amount: '1000', disableEstimate: true }
  expect(await reasonOf(await visit.askToBuild(part))).toContain('Not enough allowance.')
  await order({ convert: { alwaysEstimates: false } })
})

test('a query without a field is refused in plain text', async () => {
  const response = await visit.ask('allowance', { tokenAddress: visit.id('DAI') })
  expect(await response.text()).toBe('Failed to deserialize query string: missing field `userAddress`')
})

test('each route misbehaves alone', async () => {
  sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/convert/quotes' })
  sandbox.control('blockchain-api', { fault: 'malformed', path: '/convert/tokens' })
  const query = { from: visit.id('ETH'), to: visit.id('DAI'), amount: '1000' }
  expect((await visit.ask('quotes', query)).status).toBe(503)
  expect(await (await visit.ask('tokens', { chainId: 'eip155:1' })).json()).toEqual({ tokens: { name: 7 } })
  expect((await visit.ask('gas-price', { chainId: 'eip155:1' })).status).toBe(200)
  sandbox.recover()
})

test('orders make it hide pictures, have no quote, and name strangers', async () => {
  const habits = { hidesLogos: true, hasNoQuote: true, approvesStranger: true, callsStranger: true }
  await order({ convert: habits })
  const { tokens } = await visit.read<{ tokens: object[] }>('tokens', { chainId: 'eip155:1' })
  expect(tokens[0]).toMatchObject({ logoUri: null })
  expect(await visit.quote('ETH', 'DAI', 1_000n)).toBe(0n)
  const approval = await visit.approval('USDC', 'ETH')
  const { args } = decodeFunctionData({ abi: erc20Abi, data: approval.data })
  const built = await visit.build('ETH', 'USDC', 1_000_000_000n)
  expect(args?.[0]).toBe(addressIn(built.to))
  expect(args?.[0]).not.toBe(places().spender)
  await order({ convert: Object.fromEntries(Object.keys(habits).map((name) => [name, false])) })
  expect((await order({ convert: { lies: true } })).status).toBe(400)
})

function places() {
  const { swaps } = sandbox.endpoints
  if (!swaps) throw new Error('The sandbox has no pools.')
  return swaps
}

async function approve(who: typeof visit, from: string, to: string, amount: bigint): Promise<void> {
  const { data } = await who.approval(from, to)
  const { args } = decodeFunctionData({ abi: erc20Abi, data })
  const hash = await who.approve(from, args?.[0] as Address, amount)
  expect(hash.status).toBe('success')
}

/** The arguments of DAI's `permit`, signed by the visitor for the service's contract. */
function permit(value: bigint) {
  return visit.permit('DAI', places().spender, value)
}

function transactionCount(): Promise<number> {
  return visit.reader().getTransactionCount({ address: visit.account().address })
}

async function reasonOf(response: Response): Promise<string | undefined> {
  const body = (await response.json()) as { reasons?: { description: string }[] }
  return body.reasons?.[0]?.description
}

function order(body: object): Promise<Response> {
  return fetch(`${sandbox.endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify(body) })
}

test('a wary token refuses to overwrite an allowance and can then be swapped', async () => {
  const spender = sandbox.endpoints.swaps?.spender ?? '0x'
  const url = sandbox.endpoints.chains['eip155:1'] ?? ''
  const token = sandbox.endpoints.tokens['eip155:1']?.find(({ symbol }) => symbol === 'USDC')
  if (!token) throw new Error('There is no USDC.')
  const held = await visit.holds('USDC')
  const makeOrdinary = await makeWary(url, token)
  await leaveAllowance(url, token.address, { owner: visit.account().address, spender, amount: 7n })
  expect([await visit.allowance('USDC'), await visit.holds('USDC')]).toEqual([7n, held])
  await expect(visit.approve('USDC', spender, 1_000_000n)).rejects.toThrow('revert')
  await visit.approve('USDC', spender, 0n)
  await visit.approve('USDC', spender, 1_000_000n)
  await visit.swap(await visit.build('USDC', 'ETH', 1_000_000n))
  expect([await visit.allowance('USDC'), held - (await visit.holds('USDC'))]).toEqual([0n, 1_000_000n])
  await makeOrdinary()
  await visit.approve('USDC', spender, 1n)
  await visit.approve('USDC', spender, 2n)
  expect(await visit.allowance('USDC')).toBe(2n)
})
