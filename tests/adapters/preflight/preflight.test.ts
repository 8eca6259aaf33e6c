import { decodeFunctionData, encodeAbiParameters, encodeFunctionData, parseAbi } from 'viem'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { accountSimulationCode } from '../../../adapters/preflight/account-simulation.ts'
import { createPreflight } from '../../../adapters/preflight/preflight.ts'
import { routerAbi } from '../../../adapters/preflight/router-call.ts'
import { createSwap } from '../../../adapters/swap/swap.ts'
import { approveCall } from '../../../core/domain/swap/allowance/approve-call.ts'
import { transferCall } from '../../../core/domain/operations/evm-transfer.ts'
import type { EvmCall } from '../../../core/domain/operations/evm-transfer.ts'
import { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { Review } from '../../../core/domain/preflight/review.ts'
import { minimumReceived } from '../../../core/domain/swap/quote/amounts.ts'
import type { SwapOrder } from '../../../core/domain/swap/order.ts'
import { routerAddress } from '../../../core/domain/swap/allowance/spenders.ts'
import type { EvmChain } from '../../../core/ports/evm-chain.ts'
import { collectible, deployer } from '../../../sandbox/chains/sample-contracts.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { compileTrial } from '../../../scripts/compile-trial.ts'
import { bob } from '../../../fixtures/people.ts'
import { askChain } from '../../e2e/visitor.ts'
import { eventually } from '../../eventually.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { unhurried, valueOf } from '../answers.ts'
import { longLimit } from '../stopped-time.ts'

const chainId = 'eip155:1'
// Nodes of a busy machine take their time: a simulation that is late would be tried by another method.
const limit = longLimit
const evm = createEvm({ limit })
const orderAbi = parseAbi([
  'struct Order { address from; address to; address[] path; uint256 amount; uint256 least; uint256 deadline; }',
  'function swap(Order order, bytes permit) payable returns (uint256 received)',
])
let sandbox: Sandbox
let network: Network

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
  network = { ...mainnet, rpcUrls: [sandbox.endpoints.chains[chainId] ?? ''] }
})
afterAll(() => sandbox.stop())

/** Puts the sandbox's router where the one of the service stands. */
beforeAll(async () => {
  const url = network.rpcUrls[0] ?? ''
  const code = await askChain(url, 'eth_getCode', [spender(), 'latest'])
  await askChain(url, 'anvil_setCode', [routerAddress, code])
})

const account = () => sandbox.endpoints.accounts[5]?.address ?? '0x'
const spender = () => sandbox.endpoints.swaps?.spender ?? ''
const tokenOf = (symbol: string) =>
  sandbox.endpoints.tokens[chainId]?.find((one) => one.symbol === symbol) ?? { address: '0x', decimals: 0 }
const addressOf = (symbol: string) => tokenOf(symbol).address
const service = () =>
  createSwap({
    base: sandbox.endpoints.blockchainApi ?? '',
    projectId: 'x',
    version: '0.1.0',
    spenders: { [chainId]: [spender()] },
    limit,
    evm,
  })
const inspect = (review: Review, calls: readonly EvmCall[], over: Pick<EvmChain, 'ask'> = evm) => {
  const scope = calls.length === 0 ? 'tokens' : 'effect'
  return valueOf(createPreflight({ evm: over, limit }).inspect({ network, review, calls, scope }, unhurried))
}

/** A node that knows no `eth_simulateV1`. */
const older: Pick<EvmChain, 'ask'> = {
  ask: (request, signal) => {
    if (request.method !== 'eth_simulateV1') return evm.ask(request, signal)
    throw new LatchkeyError('method-unsupported', 'There is no such method.')
  },
}

/** A node that takes no other code for an account either. */
const oldest: Pick<EvmChain, 'ask'> = {
  ask: (request, signal) => {
    if (Array.isArray(request.params) && request.params.length > 2)
      throw new LatchkeyError('invalid-request', 'Too many parameters.')
    return older.ask(request, signal)
  },
}

/** Ten dollars of one token for another, as the service quotes and builds it. */
async function built(given: Partial<SwapOrder> = {}) {
  const order = {
    chainId,
    account: account(),
    from: null,
    to: addressOf('DAI'),
    amount: '10000000000000000',
    ...given,
  }
  const { received } = await valueOf(service().quote({ order, gasPrice: null }, unhurried))
  const wish = { order, slippage: 1, approved: null, permit: null, isUntried: true } as const
  const { call } = await valueOf(service().transaction(wish, unhurried))
  const review: Review = {
    account: order.account,
    shown: [],
    pays: { token: order.from, amount: order.amount },
    receives: { token: order.to, amount: minimumReceived(received, 1), slippage: 1 },
    spender: call.to,
    receiver: null,
  }
  return { order, received, call, review }
}

/** The same call with another order in it. */
function edited(
  call: EvmCall,
  change: { readonly least?: bigint; readonly to?: string; readonly path?: Hex[] },
): EvmCall {
  const { args } = decodeFunctionData({ abi: orderAbi, data: call.data as Hex })
  const [order, permit] = args
  const data = encodeFunctionData({
    abi: orderAbi,
    functionName: 'swap',
    args: [{ ...order, ...change } as typeof order, permit],
  })
  return { ...call, data }
}

const transfer = (symbol: string, amount: string) => ({
  from: account(),
  to: bob.address,
  token: symbol === 'ETH' ? null : addressOf(symbol),
  amount,
})
const reviewOf = ({ from, to, token, amount }: ReturnType<typeof transfer>): Review => ({
  account: from,
  shown: [],
  pays: { token, amount },
  receives: null,
  spender: null,
  receiver: to,
})

test('the simulation bytecode equals the compiled source', () => {
  expect(compileTrial()).toBe(accountSimulationCode)
})

for (const [name, node] of [
  ['a node that simulates', evm],
  ['an older node', older],
] as const) {
  test(`${name}: a swap pays what it says, brings what was quoted, and insists on its least`, async () => {
    const { order, received, call, review } = await built()
    const { trial } = await inspect(review, [call], node)
    expect(trial).toMatchObject({ outcome: 'done', collectibles: [], permissions: [] })
    if (trial?.outcome !== 'done') return
    expect(trial.changes).toContainEqual({ token: null, holder: order.account, change: `-${order.amount}` })
    expect(trial.changes).toContainEqual({ token: order.to, holder: order.account, change: received })
    expect(trial.minimum).toBe(String((BigInt(received) * 99n) / 100n))
    expect(Number(trial.gas)).toBeGreaterThan(80_000)
  })

  test(`${name}: approval and swap are tried together`, async () => {
    const { order, received, call, review } = await built({ from: addressOf('USDC'), amount: '10000000' })
    const approval = approveCall({
      owner: account(),
      token: order.from ?? '',
      spender: call.to,
      amount: order.amount,
    })
    const { trial } = await inspect(review, [approval, call], node)
    if (trial?.outcome !== 'done') throw new Error('It should have gone through.')
    expect(trial.changes).toContainEqual({ token: order.from, holder: order.account, change: '-10000000' })
    expect(trial.changes).toContainEqual({ token: order.to, holder: order.account, change: received })
    expect(trial.minimum).not.toBeNull()
  })

  test(`${name}: a swap whose least was taken out insists on nothing`, async () => {
    const { call, review } = await built()
    const { trial } = await inspect(review, [edited(call, { least: 0n })], node)
    expect(trial).toMatchObject({ outcome: 'done', minimum: null })
  })

  test(`${name}: a least that stands only where the deadline belongs proves nothing`, async () => {
    const { call, review } = await built()
    const least = BigInt(review.receives?.amount ?? 0)
    const { trial } = await inspect(
      review,
      [edited(call, { least: 0n, ...({ deadline: least } as object) })],
      node,
    )
    expect(trial).toMatchObject({ minimum: null })
  })

  test(`${name}: a call of the known router is read, and no trial proves its least`, async () => {
    const { call, review } = await built()
    const { trial } = await inspect(review, [{ ...call, to: routerAddress }], node)
    expect(trial).toMatchObject({ outcome: 'done', minimum: null })
  })

  test(`${name}: a swap into another token brings nothing of the one that was reviewed`, async () => {
    const { call, review } = await built()
    const [usdc, weth] = [addressOf('USDC'), sandbox.endpoints.swaps?.wrappedCoin as Hex]
    const other = edited(call, { least: 0n, to: usdc, path: [weth, usdc] })
    const { trial } = await inspect(review, [other], node)
    expect(trial).toMatchObject({ outcome: 'done' })
    expect(trial?.outcome === 'done' && trial.changes).toContainEqual({
      token: review.receives?.token,
      holder: review.account,
      change: '0',
    })
  })

  test(`${name}: a transfer takes the amount, and the receiver gets it`, async () => {
    for (const asked of [transfer('USDC', '2500000'), transfer('ETH', '7')]) {
      const { trial } = await inspect(reviewOf(asked), [transferCall(asked)], node)
      if (trial?.outcome !== 'done') throw new Error('It should have gone through.')
      expect(trial.changes).toContainEqual({
        token: asked.token,
        holder: asked.from,
        change: `-${asked.amount}`,
      })
      expect(trial.changes).toContainEqual({ token: asked.token, holder: asked.to, change: asked.amount })
    }
  })

  test(`${name}: what would fail says so, with the reason of its contract`, async () => {
    const asked = transfer('USDC', '9'.repeat(30))
    const { trial } = await inspect(reviewOf(asked), [transferCall(asked)], node)
    expect(trial).toMatchObject({ outcome: 'reverted', data: expect.stringMatching(/^0x[\da-f]{8}/) })
  })
}

test('the trial is null if no node can simulate calls', async () => {
  const asked = transfer('USDC', '1')
  expect((await inspect(reviewOf(asked), [transferCall(asked)], oldest)).trial).toBeNull()
})

test('a right over tokens, and a collectible that leaves, are found in the logs', async () => {
  const mint = encodeFunctionData({ abi: parseAbi(['function mint(address to)']), args: [account()] })
  const node = (method: string, ...params: unknown[]) => askChain(network.rpcUrls[0] ?? '', method, params)
  for (const [to, data] of [
    [deployer, collectible.creation],
    [collectible.address, mint],
  ])
    await node('eth_sendTransaction', { from: account(), to, data })
  const read = async (data: string) =>
    String(await node('eth_call', { to: collectible.address, data }, 'latest'))
  // Others collect on this chain, too.
  const own = await eventually(async () => {
    const count = Number(await read('0x18160ddd'))
    const ids = Array.from({ length: count }, (_, index) => BigInt(count - index))
    const owners = await Promise.all(ids.map((id) => read(`0x6352211e${id.toString(16).padStart(64, '0')}`)))
    const found = owners.findIndex((owner) => owner.includes(account().slice(2).toLowerCase()))
    expect(found).toBeGreaterThanOrEqual(0)
    return ids[found] ?? 0n
  })
  const move = encodeFunctionData({
    abi: parseAbi(['function transferFrom(address from, address to, uint256 id)']),
    args: [account(), bob.address, own],
  })
  const calls = [
    { from: account(), to: collectible.address, value: '0x0', data: move },
    approveCall({ owner: account(), token: addressOf('DAI'), spender: bob.address, amount: '9' }),
  ]
  const { trial } = await inspect(reviewOf(transfer('ETH', '0')), calls)
  expect(trial).toMatchObject({
    outcome: 'done',
    collectibles: [collectible.address],
    permissions: [{ token: addressOf('DAI'), spender: bob.address, amount: '9' }],
  })
})

test('a trial keeps nothing', async () => {
  const asked = transfer('USDC', '2500000')
  const balance = () =>
    valueOf(evm.balance({ network, address: account(), token: addressOf('USDC') }, unhurried))
  const before = await balance()
  await inspect(reviewOf(asked), [transferCall(asked)])
  expect(await balance()).toEqual(before)
})

const shown = (symbol: string) => ({ address: addressOf(symbol), symbol, decimals: 0 })

test('tokens say their own decimals and symbols, in one question, once', async () => {
  const asked: string[] = []
  const counted: Pick<EvmChain, 'ask'> = {
    ask: (request, signal) => {
      asked.push(request.method)
      return evm.ask(request, signal)
    },
  }
  const preflight = createPreflight({ evm: counted, limit })
  const review = { ...reviewOf(transfer('ETH', '1')), shown: [shown('USDC'), shown('DAI')] }
  const question = { network, review, calls: [], scope: 'tokens' } as const
  const first = await valueOf(preflight.inspect(question, unhurried))
  expect(first.tokens).toEqual([
    { address: addressOf('USDC'), symbol: 'USDC', decimals: 6 },
    { address: addressOf('DAI'), symbol: 'DAI', decimals: 18 },
  ])
  expect(await valueOf(preflight.inspect(question, unhurried))).toEqual(first)
  expect(asked).toEqual(['eth_call'])
})

test('more tokens than fit into 1024 bytes are read in several batches', async () => {
  const sizes: number[] = []
  const counted: Pick<EvmChain, 'ask'> = {
    ask: (request, signal) => {
      const [call] = request.params as [{ data: string }]
      sizes.push((call.data.length - 2) / 2)
      return evm.ask(request, signal)
    },
  }
  const symbols = ['USDC', 'DAI', 'WBTC', 'USDC', 'DAI']
  const review = { ...reviewOf(transfer('ETH', '1')), shown: symbols.map(shown) }
  const { tokens } = await inspect(review, [], counted)
  expect(tokens.map(({ decimals }) => decimals)).toEqual([6, 18, 8, 6, 18])
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1024)
})

test('an account without code, and a contract that is no token, say nothing', async () => {
  const none = { symbol: 'X', decimals: 6 }
  const review = {
    ...reviewOf(transfer('ETH', '1')),
    shown: [
      { ...none, address: bob.address },
      { ...none, address: spender() },
    ],
  }
  const { tokens } = await inspect(review, [])
  expect(tokens.map(({ decimals }) => decimals)).toEqual([null, null])
})

test('tokens are read one by one without Multicall3', async () => {
  const without: Pick<EvmChain, 'ask'> = {
    ask: (request, signal) => {
      const [call] = request.params as [{ to: string }]
      return call.to.startsWith('0xcA11') ? Promise.resolve('0x') : evm.ask(request, signal)
    },
  }
  const review = {
    ...reviewOf(transfer('ETH', '1')),
    shown: [shown('USDC'), { ...shown('DAI'), address: bob.address }],
  }
  const { tokens } = await inspect(review, [], without)
  expect(tokens.map(({ decimals }) => decimals)).toEqual([6, null])
})

/** A node that answers one method in its own way. */
const answering = (wanted: string, answer: () => unknown): Pick<EvmChain, 'ask'> => ({
  ask: (request, signal) =>
    request.method === wanted && JSON.stringify(request.params).includes(accountSimulationCode)
      ? (Promise.resolve().then(answer) as never)
      : evm.ask(request, signal),
})

test.each([
  ['is out of reach', () => Promise.reject(new LatchkeyError('unreachable', 'It is gone.'))],
  ['reverts by itself', () => Promise.reject(new LatchkeyError('execution-reverted', 'No.'))],
  ['ignores other code', () => [{ calls: [{ status: '0x1', returnData: '0x', logs: [] }] }]],
  ['tells no logs', () => [{ calls: [{ status: '0x1', returnData: `0x${'0'.repeat(192)}` }] }]],
  ['is asked too often', () => Promise.reject(new LatchkeyError('http-status', 'Too many requests.'))],
])(
  'a node that %s at a simulation alone is asked by a call, which says that it saw no logs',
  async (_, answer) => {
    const asked = transfer('USDC', '1')
    const { trial } = await inspect(
      reviewOf(asked),
      [transferCall(asked)],
      answering('eth_simulateV1', answer),
    )
    expect(trial).toMatchObject({ outcome: 'done', areOthersUnseen: true })
  },
)

test('a node that tells logs says nothing of logs that are missing', async () => {
  const asked = transfer('USDC', '1')
  const { trial } = await inspect(reviewOf(asked), [transferCall(asked)])
  expect(trial).not.toHaveProperty('areOthersUnseen')
})

test('a proven call of the known router leaves nothing unseen without logs', async () => {
  const account = bob.address
  const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const srcToken = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
  const review: Review = {
    account,
    shown: [],
    pays: { token: srcToken, amount: '1000' },
    receives: { token, amount: '900', slippage: 1 },
    spender: routerAddress,
    receiver: null,
  }
  const tried = async (spent: Hex) => {
    const desc = {
      srcToken: spent,
      dstToken: token,
      srcReceiver: routerAddress,
      dstReceiver: account,
      amount: 1000n,
      minReturnAmount: 900n,
      flags: 0n,
    } as const
    const data = encodeFunctionData({
      abi: routerAbi,
      functionName: 'swap',
      args: [routerAddress, desc, '0x'],
    })
    const call = { from: account, to: routerAddress, value: '0x0', data }
    return (await inspect(review, [call], blind)).trial
  }
  expect(await tried(srcToken)).toMatchObject({ outcome: 'done', minimum: '900' })
  expect(await tried(srcToken)).not.toHaveProperty('areOthersUnseen')
  expect(await tried(token)).toMatchObject({ minimum: null, areOthersUnseen: true })
})

/** A node without logs that says of every trial that nothing changed. */
const blind: Pick<EvmChain, 'ask'> = {
  ask: ({ method }) => {
    if (method !== 'eth_call') throw new LatchkeyError('method-unsupported', 'There is no such method.')
    return Promise.resolve(
      encodeAbiParameters([{ type: 'int256[]' }, { type: 'uint256' }, { type: 'uint256' }], [[], 0n, 0n]),
    )
  },
}

test('a revert message that is not from the call counts as not simulated', async () => {
  const said = `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'6e6f'.padEnd(64, '0')}`
  const node = answering('eth_simulateV1', () => [{ calls: [{ status: '0x0', error: { data: said } }] }])
  const asked = transfer('USDC', '1')
  expect((await inspect(reviewOf(asked), [transferCall(asked)], node)).trial).toBeNull()
})
