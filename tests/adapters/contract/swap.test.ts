import { createPublicClient, createWalletClient, http, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { fakeSwap } from '../../../adapters/fake/fake-swap.ts'
import { createSwap } from '../../../adapters/swap/swap.ts'
import { mainnet as known } from '../../../core/domain/network/known-networks.ts'
import { minimumReceived } from '../../../core/domain/swap/quote/amounts.ts'
import type { Permit } from '../../../core/domain/swap/allowance/permit.ts'
import type { SwapOrder } from '../../../core/domain/swap/order.ts'
import type { SwapCall } from '../../../core/domain/swap/plan/transaction.ts'
import type { Swap } from '../../../core/ports/swap.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { sendJson, serve } from '../serve.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const chainId = 'eip155:1'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
})
beforeEach(() => sandbox.recover())
afterAll(() => sandbox.stop())

const account = () => privateKeyToAccount(sandbox.endpoints.accounts[5]?.privateKey ?? '0x')
const token = (symbol: string) =>
  sandbox.endpoints.tokens[chainId]?.find((one) => one.symbol === symbol)?.address ?? '0x'
const service = (base = sandbox.endpoints.blockchainApi ?? '') => {
  const spenders = { [chainId]: [sandbox.endpoints.swaps?.spender ?? ''] }
  return createSwap({ base, projectId: 'x', version: '0.1.0', spenders, evm: createEvm() })
}
const allowed = (wish: SwapOrder, spender: string | null, from = service()) => {
  const network = { ...known, rpcUrls: [sandbox.endpoints.chains[chainId] ?? ''] }
  return valueOf(from.allowance({ network, order: wish, spender }, unhurried))
}
const permitOf = (symbol: string): Permit => ({
  chainId,
  token: token(symbol),
  name: 'Dai Stablecoin',
  version: '1',
  owner: account().address,
  spender: account().address,
  amount: '7',
  nonce: '0',
  deadline: 1,
})
const usdcToEth = (): SwapOrder => ({
  chainId,
  account: account().address,
  from: token('USDC'),
  to: null,
  amount: '250000000',
})

function contract(name: string, createWorld: () => { swap: Swap; order: SwapOrder }): void {
  test(`${name}: says what an order gives`, async () => {
    const { swap, order } = createWorld()
    const { gasPrice } = await valueOf(swap.gasPrice({ chainId }, unhurried))
    const { received } = await valueOf(swap.quote({ order, gasPrice }, unhurried))
    expect(BigInt(received)).toBeGreaterThan(0n)
  })

  test(`${name}: approves the order's own amount of its own token, and swaps with whom was approved`, async () => {
    const { swap, order } = createWorld()
    const { call, spender } = await valueOf(swap.approval({ order }, unhurried))
    expect(call).toMatchObject({ from: order.account, to: order.from, value: '0x0' })
    expect(BigInt(`0x${call.data.slice(-64)}`)).toBe(BigInt(order.amount))
    const coin = { ...order, from: null, to: order.from, amount: '1000000000000000' }
    const wish = { order: coin, slippage: 1, approved: spender, permit: null }
    const built = await valueOf(swap.transaction(wish, unhurried))
    expect(built.call.to.toLowerCase()).toBe(spender.toLowerCase())
    expect(built.call.value).toBe('0x38d7ea4c68000')
  })

  test(`${name}: digests the domain of a permit to 32 bytes`, async () => {
    const { swap } = createWorld()
    const { digest } = await valueOf(swap.permitDomain({ permit: permitOf('DAI') }, unhurried))
    expect(digest).toMatch(/^0x[0-9a-f]{64}$/)
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const { swap, order } = createWorld()
    expect(await failureFrom(swap.quote({ order, gasPrice: null }, AbortSignal.abort()))).toEqual({
      code: 'aborted',
    })
  })
}

contract('the service of the sandbox', () => ({ swap: service(), order: usdcToEth() }))

const made: SwapOrder = { chainId, account: '0x01', from: '0x02', to: null, amount: '7' }
for (const order of answeringOrders) {
  contract(`the fake, ${order}`, () => ({ swap: fakeSwap({ order }), order: made }))
}

silentContract('the fake', () => {
  const swap = fakeSwap({ order: 'never' })
  return { quote: (signal) => swap.quote({ order: made, gasPrice: null }, signal) }
})

test('the tokens of the sandbox and an unlisted token are read, the coin without an address', async () => {
  const { tokens } = await valueOf(service().tokens({ chainId, address: null }, unhurried))
  expect(tokens.map(({ symbol, address, hasPermit }) => [symbol, address === null, hasPermit])).toEqual([
    ['ETH', true, false],
    ['USDC', false, false],
    ['WBTC', false, false],
    ['DAI', false, true],
  ])
  const address = sandbox.endpoints.swaps?.wrappedCoin ?? ''
  const found = await valueOf(service().tokens({ chainId, address }, unhurried))
  expect(found.tokens.map(({ symbol, icon }) => [symbol, icon])).toEqual([['WETH', null]])
})

test('prices are plain decimals, and unknown ones none', async () => {
  expect(await valueOf(service().price({ chainId, token: null }, unhurried))).toEqual({ price: '3120.45' })
  const wrapped = sandbox.endpoints.swaps?.wrappedCoin ?? ''
  expect(await valueOf(service().price({ chainId, token: wrapped }, unhurried))).toEqual({ price: null })
})

test('a token is swapped once its bounded approval is mined, and nothing of it is left', async () => {
  const [swap, order] = [service(), usdcToEth()]
  const { call, spender } = await valueOf(swap.approval({ order }, unhurried))
  await send({ call, gas: null })
  const elsewhere = service('http://127.0.0.1:9')
  expect(await allowed(order, null, elsewhere)).toEqual({ allowance: order.amount })
  expect(await allowed(order, spender)).toEqual({ allowance: order.amount })
  expect(await allowed(order, account().address)).toEqual({ allowance: '0' })
  const { received } = await valueOf(swap.quote({ order, gasPrice: null }, unhurried))
  const before = await reader().getBalance({ address: account().address })
  const wish = { order, slippage: 1, approved: spender, permit: null }
  const cost = await send(await valueOf(swap.transaction(wish, unhurried)))
  const came = (await reader().getBalance({ address: account().address })) - before + cost
  expect(came).toBe(BigInt(received))
  expect(came).toBeGreaterThanOrEqual(BigInt(minimumReceived(received, 1)))
  expect(await allowed(order, spender)).toEqual({ allowance: '0' })
})

test('a swap with its approval is built before any approval, unless the service is older', async () => {
  const wish = { order: usdcToEth(), slippage: 1, permit: null, isUntried: true } as const
  const spender = sandbox.endpoints.swaps?.spender ?? ''
  const made = await valueOf(service().transaction({ ...wish, approved: spender }, unhurried))
  expect(made).toMatchObject({ call: { from: account().address, value: '0x0' }, gas: '0' })
  await order({ convert: { alwaysEstimates: true } })
  const refused = await failureFrom(service().transaction({ ...wish, approved: spender }, unhurried))
  expect(refused).toMatchObject({ code: 'http-status', status: 400 })
  await order({ convert: { alwaysEstimates: false } })
})

test('the permit domain equals the answer of the token', async () => {
  const { digest } = await valueOf(service().permitDomain({ permit: permitOf('DAI') }, unhurried))
  const { data } = await reader().call({ to: token('DAI'), data: '0x3644e515' })
  expect(digest).toBe(data)
})

test('a stranger is neither approved nor called', async () => {
  await order({ convert: { approvesStranger: true, callsStranger: true } })
  const refused = await failureFrom(service().approval({ order: usdcToEth() }, unhurried))
  expect(refused).toMatchObject({ code: 'malformed-answer', detail: expect.stringContaining('666') })
  const coin = { ...usdcToEth(), from: null, to: token('DAI'), amount: '1000000' }
  const wish = { order: coin, slippage: 1, approved: null, permit: null }
  expect((await failureFrom(service().transaction(wish, unhurried))).code).toBe('malformed-answer')
  await order({ convert: { approvesStranger: false, callsStranger: false } })
})

test('no quote, a refusal and another shape are failures with names', async () => {
  const ask = (wish = usdcToEth()) => failureFrom(service().quote({ order: wish, gasPrice: null }, unhurried))
  await order({ convert: { hasNoQuote: true } })
  expect((await ask()).code).toBe('resource-not-found')
  await order({ convert: { hasNoQuote: false } })
  expect(await ask({ ...usdcToEth(), to: usdcToEth().from })).toMatchObject({
    code: 'http-status',
    status: 400,
    detail: expect.stringContaining('src and dst tokens must differ'),
  })
  sandbox.control('blockchain-api', { fault: 'malformed', path: '/convert/quotes' })
  expect((await ask()).code).toBe('malformed-answer')
})

test('a quote that gives nothing is none', async () => {
  const { base } = await serve((_, response) => sendJson(response, { quotes: [{ toAmount: '0' }] }))
  const failed = await failureFrom(service(base).quote({ order: usdcToEth(), gasPrice: null }, unhurried))
  expect(failed.code).toBe('resource-not-found')
})

test('quotes name the plain account, and all else one with its chain', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, { quotes: [] }))
  await failureFrom(service(base).quote({ order: usdcToEth(), gasPrice: '60000000128' }, unhurried))
  await failureFrom(service(base).approval({ order: usdcToEth() }, unhurried))
  const queries = requests.map(({ url }) => Object.fromEntries(new URL(url ?? '', base).searchParams))
  expect(queries).toMatchObject([
    { amount: '250000000', userAddress: account().address, gasPrice: '60000000128' },
    { userAddress: `${chainId}:${account().address}`, from: `${chainId}:${token('USDC')}` },
  ])
})

const reader = () =>
  createPublicClient({
    chain: mainnet,
    transport: http(sandbox.endpoints.chains[chainId]),
    pollingInterval: 20,
  })

/** Sends a call and waits until it is mined; answers what the network took. */
async function send({ call, gas }: Pick<SwapCall, 'call' | 'gas'>): Promise<bigint> {
  const transport = http(sandbox.endpoints.chains[chainId])
  const wallet = createWalletClient({ account: account(), chain: mainnet, transport })
  const hash = await wallet.sendTransaction({
    to: call.to as Address,
    data: call.data as Hex,
    value: BigInt(call.value),
    ...(gas !== null && { gas: BigInt(gas) }),
  })
  const { status, gasUsed, effectiveGasPrice } = await reader().waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  return gasUsed * effectiveGasPrice
}

function order(change: object): Promise<Response> {
  return fetch(`${sandbox.endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify(change) })
}
