import {
  createClient,
  createWalletClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  http,
  toHex,
  type Address,
  type Hex,
} from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { getBalance, getCode, getTransactionReceipt, verifyMessage, verifyTypedData } from 'viem/actions'
import { base, mainnet, type Chain } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { frameVisitor } from './frame-visitor.ts'

let sandbox: Sandbox
let visitors = 0

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'bundler', 'frame'] })
})
afterEach(() => order('sent'))
afterAll(() => sandbox.stop())

const chainOf = (chain: Chain) => `eip155:${chain.id}`
const client = (chain: Chain = mainnet) =>
  createClient({ chain, transport: http(sandbox.endpoints.chains[chainOf(chain)]) })
const order = (operations: string) =>
  fetch(`${sandbox.endpoints.bundler}/control`, { method: 'POST', body: JSON.stringify({ operations }) })

/** Somebody whose contract acts for them, and what their wallet answers. */
async function visitor() {
  const ask = await frameVisitor(sandbox, `visitor-${(visitors += 1)}@tidewater.test`)
  const { address, accounts } = await ask<{ address: Address; accounts: readonly { address: Address }[] }>(
    'prefer-account',
    { type: 'smartAccount' },
  )
  const request = async <Result = unknown>(method: string, params: unknown, chain = 'eip155:1') =>
    (await ask<{ result: Result }>('request', { method, params, chain })).result
  return { ask, address, own: accounts[0]?.address ?? '0x', request }
}

const message = 'The harbour is open'
const typedData = {
  domain: { name: 'Tidewater', version: '1', chainId: 1 },
  types: { Ticket: [{ name: 'seat', type: 'string' }] },
  primaryType: 'Ticket',
  message: { seat: '4A' },
} as const
const to = '0x00000000000000000000000000000000000000d8'

test('an undeployed account signs with ERC-6492', async () => {
  const { address, request } = await visitor()
  const signature = await request<Hex>('personal_sign', [toHex(message), address])
  expect(signature).toMatch(/6492$/)
  expect(await verifyMessage(client(), { address, message, signature })).toBe(true)
  expect(await verifyMessage(client(), { address, message: 'Forged', signature })).toBe(false)
  const typed = await request<Hex>('eth_signTypedData_v4', [address, JSON.stringify(typedData)])
  expect(await verifyTypedData(client(), { address, ...typedData, signature: typed })).toBe(true)
})

test('a deployed account verifies signatures with ERC-1271', async () => {
  const { address, own, request } = await visitor()
  await request('eth_sendTransaction', [{ from: address, to, value: '0x0' }])
  const signature = await request<Hex>('personal_sign', [toHex(message), address])
  expect(signature).toHaveLength(132)
  expect(await verifyMessage(client(), { address, message, signature })).toBe(true)
  expect(await verifyMessage(client(), { address, message: 'Forged', signature })).toBe(false)
  const ofKey = await request<Hex>('personal_sign', [toHex(message), own])
  expect(await verifyMessage(client(), { address: own, message, signature: ofKey })).toBe(true)
  expect(await verifyMessage(client(), { address, message, signature: ofKey })).toBe(false)
})

test('a signature counts on the chain that it was made for, and nowhere else', async () => {
  const { address, request } = await visitor()
  for (const chain of [mainnet, base])
    await request('eth_sendTransaction', [{ from: address, to, value: '0x0' }], chainOf(chain))
  const signature = await request<Hex>('personal_sign', [toHex(message), address])
  expect(await verifyMessage(client(mainnet), { address, message, signature })).toBe(true)
  expect(await verifyMessage(client(base), { address, message, signature })).toBe(false)
})

test('the first transaction deploys the account through the EntryPoint for free', async () => {
  const { ask, address, request } = await visitor()
  const hash = await request<Hex>('eth_sendTransaction', [{ from: address, to, value: '0x0' }])
  const receipt = await getTransactionReceipt(client(), { hash })
  expect([receipt.status, receipt.to]).toEqual(['success', entryPoint07Address.toLowerCase()])
  expect(await getCode(client(), { address })).toMatch(/^0x/)
  expect(await ask('user')).toMatchObject({ smartAccountDeployed: true, address })
  expect(await ask('user', { chain: 'eip155:8453' })).toMatchObject({ smartAccountDeployed: false })
})

test('several calls are one operation and reported as a bundle (EIP-5792)', async () => {
  const { address, request } = await visitor()
  await callChain(sandbox.endpoints.chains['eip155:1'] ?? '', 'anvil_setBalance', [address, toHex(100n)])
  const before = await getBalance(client(), { address: to })
  const calls = [
    { to, value: toHex(3n) },
    { to, value: toHex(4n) },
  ]
  const batch = { version: '2.0.0', chainId: '0x1', from: address, atomicRequired: true, calls }
  const { id } = await request<{ id: string }>('wallet_sendCalls', [batch])
  expect(await request('wallet_getCallsStatus', [id])).toEqual({
    version: '2.0.0',
    id,
    chainId: '0x1',
    status: 200,
    atomic: true,
    receipts: [expect.objectContaining({ status: '0x1' })],
  })
  expect((await getBalance(client(), { address: to })) - before).toBe(7n)
})

test('viem reads the EIP-5792 answers of the wallet', async () => {
  const { address, request } = await visitor()
  const provider = {
    request: ({ method, params }: { method: string; params?: unknown }) => request(method, params),
  }
  const wallet = createWalletClient({ account: address, chain: mainnet, transport: custom(provider) })
  const { atomic } = await wallet.getCapabilities({ chainId: mainnet.id })
  expect(atomic).toEqual({ status: 'supported' })
  const { id } = await wallet.sendCalls({ calls: [{ to }, { to }], forceAtomic: true })
  const { status, statusCode, atomic: isAtomic, receipts } = await wallet.waitForCallsStatus({ id })
  expect({ status, statusCode, isAtomic }).toEqual({ status: 'success', statusCode: 200, isAtomic: true })
  expect(receipts?.map((receipt) => receipt.status)).toEqual(['success'])
})

test('several calls are atomic', async () => {
  const { address, request } = await visitor()
  const token = sandbox.endpoints.tokens['eip155:1']?.[0]?.address
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 5n] })
  const calls = [
    { to, value: '0x0' },
    { to: token, data },
  ]
  await expect(request('wallet_sendCalls', [{ version: '2.0.0', from: address, calls }])).rejects.toThrow(
    /reverted/,
  )
  expect(await getCode(client(), { address })).toBeUndefined()
})

test('a request in the earlier EIP-5792 version is answered in it', async () => {
  const { request } = await visitor()
  const id = await request<string>('wallet_sendCalls', [{ calls: [{ to, data: '0x' }] }])
  expect(id).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await request('wallet_getCallsStatus', [id])).toMatchObject({
    status: 'CONFIRMED',
    receipts: [{ status: '0x1' }],
  })
})

test('a bundle id is used once and readable by its sender only', async () => {
  const [one, other] = [await visitor(), await visitor()]
  const batch = [{ version: '2.0.0', id: 'ferry', calls: [{ to }] }]
  expect(await one.request('wallet_sendCalls', batch)).toEqual({ id: 'ferry' })
  await expect(one.request('wallet_sendCalls', batch)).rejects.toThrow('sent before')
  await expect(other.request('wallet_getCallsStatus', ['ferry'])).rejects.toThrow('No calls')
})

test('calls that are not mined yet are pending', async () => {
  const { request } = await visitor()
  await order('never-mined')
  const { id } = await request<{ id: string }>('wallet_sendCalls', [{ version: '2.0.0', calls: [{ to }] }])
  expect(await request('wallet_getCallsStatus', [id])).toMatchObject({ status: 100 })
})

test('a key alone sends one call after the other, and nothing that is to be all or none', async () => {
  const { own, request } = await visitor()
  await callChain(sandbox.endpoints.chains['eip155:1'] ?? '', 'anvil_setBalance', [own, toHex(10n ** 18n)])
  const calls = [
    { to, value: '0x1' },
    { to, value: '0x2' },
  ]
  const batch = { version: '2.0.0', from: own, calls }
  await expect(request('wallet_sendCalls', [{ ...batch, atomicRequired: true }])).rejects.toThrow(
    'Only the smart account',
  )
  const { id } = await request<{ id: string }>('wallet_sendCalls', [batch])
  const status = await request<{ receipts: unknown[] }>('wallet_getCallsStatus', [id])
  expect(status).toMatchObject({ status: 200, atomic: false })
  expect(status.receipts).toHaveLength(2)
})

test.each([
  [{ calls: [] }, '"calls" must be a list of calls.'],
  [{ calls: [{ to: '0x12' }] }, 'Each call needs an address as its "to".'],
  [{ calls: [{ to }], chainId: '0x2105' }, 'another chain'],
  [{ calls: [{ to }], from: to }, 'not of this wallet'],
  [{ calls: [{ to }], version: '2.0.0', capabilities: { moon: {} } }, 'The wallet cannot do "moon".'],
])('calls that cannot be meant so are refused in words: %o', async (batch, words) => {
  const { request } = await visitor()
  await expect(request('wallet_sendCalls', [batch])).rejects.toThrow(words)
})

test('a choice is answered even on a chain without smart accounts', async () => {
  const { ask, address } = await visitor()
  const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(await ask('prefer-account', { type: 'smartAccount', chain })).toMatchObject({
    address,
    preferredAccountType: 'smartAccount',
  })
})

test('the capabilities follow the active account', async () => {
  const { ask, request } = await visitor()
  const capable = { atomic: { status: 'supported' }, atomicBatch: { supported: true } }
  expect(await request('wallet_getCapabilities', [])).toEqual({
    '0x1': capable,
    '0x2105': capable,
    '0x89': capable,
  })
  await ask('prefer-account', { type: 'eoa' })
  expect(await request('wallet_getCapabilities', [])).toMatchObject({
    '0x1': { atomic: { status: 'unsupported' } },
  })
})

test('an operation built by the page is signed, sent and traced', async () => {
  const { address, own, request } = await visitor()
  await request('eth_sendTransaction', [{ from: address, to, value: '0x0' }])
  const draft = {
    sender: address,
    nonce: '0x70000000000000000',
    callData: encodeFunctionData({
      abi: [
        {
          type: 'function',
          name: 'execute',
          inputs: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }],
          outputs: [],
          stateMutability: 'nonpayable',
        },
      ],
      functionName: 'execute',
      args: [to, 0n, '0x'],
    }),
    maxFeePerGas: '0x0',
    maxPriorityFeePerGas: '0x0',
  }
  const gas = await request<object>('eth_estimateUserOperationGas', [draft, entryPoint07Address])
  const hash = await request<Hex>('eth_sendUserOperation', [{ ...draft, ...gas }, entryPoint07Address])
  expect(await request('eth_getUserOperationReceipt', [hash])).toMatchObject({
    success: true,
    sender: address,
  })
  expect(await request('eth_getUserOperationByHash', [hash])).toMatchObject({
    entryPoint: entryPoint07Address,
  })
  expect(await request('eth_supportedEntryPoints', [])).toEqual([entryPoint07Address])
  const foreign = request('eth_sendUserOperation', [{ ...draft, ...gas, sender: own }, entryPoint07Address])
  await expect(foreign).rejects.toThrow('not of this wallet')
})

test('a smart account makes no contracts', async () => {
  const { address, request } = await visitor()
  await expect(request('eth_sendTransaction', [{ from: address, data: '0x00' }])).rejects.toThrow(
    'A smart account makes no contracts.',
  )
})

test('a refusal of the bundler is passed on', async () => {
  const { address, request } = await visitor()
  await order('refused')
  await expect(request('eth_sendTransaction', [{ from: address, to, value: '0x0' }])).rejects.toThrow(
    'takes no operations',
  )
})
