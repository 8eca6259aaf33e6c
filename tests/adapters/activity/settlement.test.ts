import { of } from 'rxjs'
import { createWalletClient, http, parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet as viemMainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEvm } from '../../../adapters/evm/evm.ts'
import { findEvmSettlement } from '../../../adapters/activity/find-evm-settlement.ts'
import { createTransactions } from '../../../adapters/activity/transactions.ts'
import type { Json } from '../../../core/domain/values/json.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import type { PendingFacts } from '../../../core/domain/operations/settlement/settlement.ts'
import { alice, bob } from '../../../fixtures/people.ts'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import { eventually } from '../../eventually.ts'
import { startAnvil } from '../anvil.ts'
import { failureFrom, listenTo, unhurried } from '../answers.ts'

let anvil: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  anvil = await startAnvil(1)
})
afterAll(() => anvil.stop())
beforeEach(async () => {
  await callChain(anvil.url, 'evm_setAutomine', [false])
})

const network = () => ({ ...mainnet, rpcUrls: [anvil.url] })
const account = privateKeyToAccount(alice.privateKey)

/** A page that is seen, or hidden. */
function pageOf() {
  const target = new EventTarget()
  let visibilityState: DocumentVisibilityState = 'visible'
  const page = {
    get visibilityState() {
      return visibilityState
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  const turn = (state: DocumentVisibilityState) => {
    visibilityState = state
    target.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, turn }
}

function watching({
  interval = 20,
  longest = 60_000,
  page = null as ReturnType<typeof pageOf>['page'] | null,
} = {}) {
  const asked: string[] = []
  const evm = createEvm()
  const transactions = createTransactions({
    base: 'http://127.0.0.1:9',
    projectId: 'x',
    evm: {
      ask: (request, signal) => {
        asked.push(request.method)
        return evm.ask(request, signal)
      },
    },
    page,
    times: { interval, longest },
  })
  return {
    asked,
    watch: (
      hash: string,
      {
        signal = unhurried,
        ...known
      }: { signal?: AbortSignal; nonce?: number; actionDigest?: string | undefined } = {},
    ) =>
      transactions.settlement(
        { network: network(), address: alice.address, hash, nonce: null, ...known },
        signal,
      ),
  }
}

async function send(given: { nonce?: number; gwei?: number; to?: `0x${string}`; value?: bigint } = {}) {
  const client = createWalletClient({ account, chain: viemMainnet, transport: http(anvil.url) })
  const { nonce, gwei = 5, to = bob.address, value = 1n } = given
  const fees = { maxFeePerGas: parseGwei(`${gwei}`), maxPriorityFeePerGas: parseGwei(`${gwei}`) }
  const place =
    nonce ?? Number(await callChain<string>(anvil.url, 'eth_getTransactionCount', [alice.address, 'latest']))
  const hash = await client.sendTransaction({ to, value, gas: 21_000n, nonce: place, ...fees })
  return { hash, nonce: place }
}

const mine = () => callChain(anvil.url, 'evm_mine', [])

test('a transaction tells its nonce, and is confirmed as it is mined, and not before', async () => {
  const { hash, nonce } = await send()
  const { watch, asked } = watching()
  const told = listenTo(watch(hash))
  await eventually(() =>
    expect(asked.filter((method) => method === 'eth_getTransactionReceipt').length).toBeGreaterThan(2),
  )
  expect(told.values).toEqual([{ nonce, actionDigest: expect.stringMatching(/^0x[\da-f]{64}$/) }])
  await mine()
  await eventually(() => expect(told.values.at(-1)).toEqual({ outcome: 'confirmed', replacement: null }))
  expect(told.hasEnded()).toBe(true)
})

test.each([
  ['sped up', 'sped-up', {}],
  ['cancelled', 'cancelled', { to: alice.address, value: 0n }],
  ['replaced', 'replaced', { value: 2n }],
] as const)(
  'a transaction whose nonce was taken is %s, and its replacement is named',
  async (_, outcome, given) => {
    const first = await send()
    const { watch, asked } = watching()
    const told = listenTo(watch(first.hash))
    await eventually(() => expect(asked).toContain('eth_getTransactionCount'))
    const second = await send({ nonce: first.nonce, gwei: 50, ...given })
    await mine()
    await eventually(() => expect(told.values.at(-1)).toEqual({ outcome, replacement: second.hash }))
  },
)

test('an unwatched sped-up transaction is recognized by the earlier known call', async () => {
  const first = await send()
  const before = listenTo(watching().watch(first.hash))
  await eventually(() => expect(before.values).toHaveLength(1))
  const { nonce, actionDigest } = before.values[0] as PendingFacts
  const second = await send({ nonce: first.nonce, gwei: 50 })
  await mine()
  const told = listenTo(watching().watch(first.hash, { nonce, actionDigest }))
  await eventually(() => expect(told.values).toEqual([{ outcome: 'sped-up', replacement: second.hash }]))
})

test('an unwatched replacement with another call is not recognized as sped up', async () => {
  const first = await send()
  const before = listenTo(watching().watch(first.hash))
  await eventually(() => expect(before.values).toHaveLength(1))
  const { nonce, actionDigest } = before.values[0] as PendingFacts
  const second = await send({ nonce: first.nonce, gwei: 50, value: 2n })
  await mine()
  const told = listenTo(watching().watch(first.hash, { nonce, actionDigest }))
  await eventually(() => expect(told.values).toEqual([{ outcome: 'replaced', replacement: second.hash }]))
})

test('an unknown transaction is found by its known nonce', async () => {
  const first = await send()
  const second = await send({ nonce: first.nonce, gwei: 50 })
  await mine()
  const { watch } = watching()
  const told = listenTo(watch(first.hash, { nonce: first.nonce }))
  await eventually(() => expect(told.values).toEqual([{ outcome: 'replaced', replacement: second.hash }]))
})

test('a transaction that its node has forgotten is dropped', async () => {
  const { hash } = await send()
  const { watch, asked } = watching()
  const told = listenTo(watch(hash))
  await eventually(() => expect(asked).toContain('eth_getTransactionCount'))
  await callChain(anvil.url, 'anvil_dropTransaction', [hash])
  await eventually(() => expect(told.values.at(-1)).toEqual({ outcome: 'dropped', replacement: null }))
})

test('a transaction that no node ever knew is unknown after the limit', async () => {
  const { watch } = watching({ interval: 10, longest: 1000 })
  const told = listenTo(watch(`0x${'1'.repeat(64)}`))
  await eventually(() => expect(told.values).toEqual([{ outcome: 'unknown', replacement: null }]))
})

test('a transaction that nodes know at the limit is unsettled', async () => {
  const { hash } = await send()
  const { watch } = watching({ interval: 10, longest: 1000 })
  const told = listenTo(watch(hash))
  await eventually(() => expect(told.values.at(-1)).toEqual({ outcome: 'unsettled', replacement: null }))
  await mine()
})

test('nodes are not asked while the page is hidden, and are asked at once when it is visible', async () => {
  const { page, turn } = pageOf()
  const { hash } = await send()
  const { watch, asked } = watching({ page, interval: 5 })
  turn('hidden')
  const told = listenTo(watch(hash))
  await mine()
  expect([asked, told.values]).toEqual([[], []])
  turn('visible')
  await eventually(() => expect(told.values).toHaveLength(1))
})

test('an aborted settlement check asks no more nodes', async () => {
  const abort = new AbortController()
  const { watch } = watching()
  const failure = failureFrom(watch(`0x${'2'.repeat(64)}`, { signal: abort.signal }))
  abort.abort()
  expect(await failure).toEqual({ code: 'aborted' })
})

test('a mined transaction is not replaced if its receipt node lags behind', async () => {
  const { hash } = await send()
  await mine()
  const evm = createEvm()
  let isBehind = true
  const behind: Pick<typeof evm, 'ask'> = {
    ask: (request, signal) =>
      isBehind && request.method === 'eth_getTransactionReceipt' ? of(null) : evm.ask(request, signal),
  }
  const look = findEvmSettlement(behind, { network: network(), address: alice.address, hash, nonce: null })
  expect(await look(unhurried)).toBeNull()
  isBehind = false
  expect(await look(unhurried)).toEqual({ outcome: 'confirmed', replacement: null })
})

test('a transaction waits if one node counts its nonce and no other has the block', async () => {
  const { hash, nonce } = await send()
  const evm = createEvm()
  const ahead: Pick<typeof evm, 'ask'> = {
    ask: (request, signal) =>
      request.method === 'eth_getTransactionCount'
        ? of(`0x${(nonce + 1).toString(16)}`)
        : evm.ask(request, signal),
  }
  const look = findEvmSettlement(ahead, { network: network(), address: alice.address, hash, nonce: null })
  expect([await look(unhurried), await look(unhurried)]).toEqual([null, null])
  await mine()
  expect(await look(unhurried)).toEqual({ outcome: 'confirmed', replacement: null })
})

/** Nodes that know a transaction of Bob's with nonce 5, and how many each account has sent. */
function nodesThatKnow(counts: Readonly<Record<string, number>>, hasOther = false) {
  const known = {
    hash: '0x1',
    from: bob.address.toLowerCase(),
    nonce: '0x5',
    to: null,
    input: '0x',
    value: '0x0',
  }
  const answers: Readonly<Record<string, (params: readonly unknown[]) => Json>> = {
    eth_getTransactionByHash: () => known,
    eth_getTransactionCount: ([address]) => `0x${(counts[String(address).toLowerCase()] ?? 0).toString(16)}`,
    eth_blockNumber: () => '0x1',
    eth_getBlockByNumber: () => ({ transactions: hasOther ? [{ ...known, hash: '0x2' }] : [] }),
  }
  const ask: Parameters<typeof findEvmSettlement>[0]['ask'] = ({ method, params }) =>
    of(answers[method]?.(params as readonly unknown[]) ?? null)
  return findEvmSettlement({ ask }, { network: network(), address: alice.address, hash: '0x1', nonce: null })
}

test('a transaction is compared with the nonces of its actual sender', async () => {
  const look = nodesThatKnow({ [alice.address.toLowerCase()]: 40, [bob.address.toLowerCase()]: 5 })
  for (let looks = 0; looks < 7; looks += 1) expect(await look(unhurried)).toBeNull()
})

test('a replacement is found by the nonce of the actual sender', async () => {
  const look = nodesThatKnow({ [bob.address.toLowerCase()]: 6 }, true)
  expect(await look(unhurried)).toMatchObject({ replacement: '0x2' })
})
