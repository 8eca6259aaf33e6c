import { parseEther, type Abi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { entryPoint07Address } from 'viem/account-abstraction'
import { getBalance, getCode } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { bundlerClientOf } from './bundler-client.ts'

const to = '0x00000000000000000000000000000000000000d7'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'bundler'] })
})
afterEach(() => order({ operations: 'sent' }))
afterAll(() => sandbox.stop())

const newKey = () => privateKeyToAccount(generatePrivateKey())
const order = (body: object) =>
  fetch(`${sandbox.endpoints.bundler}/control`, { method: 'POST', body: JSON.stringify(body) })
const ask = async (method: string, params: readonly unknown[]) => {
  const response = await fetch(`${sandbox.endpoints.bundler}/eip155:1`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
  })
  return (await response.json()) as {
    id: number
    result?: unknown
    error?: { code: number; message: string }
  }
}

test('an account is created by its first operation without paying', async () => {
  const { client, account, bundler } = await bundlerClientOf(sandbox, newKey())
  expect(await getCode(client, { address: account.address })).toBeUndefined()
  const hash = await bundler.sendUserOperation({ calls: [{ to, value: 0n }] })
  const { success, sender, receipt } = await bundler.waitForUserOperationReceipt({ hash })
  expect({ success, sender, to: receipt.to }).toEqual({
    success: true,
    sender: account.address,
    to: entryPoint07Address.toLowerCase(),
  })
  expect(await getCode(client, { address: account.address })).toMatch(/^0x60/)
  const { userOperation, transactionHash } = await bundler.getUserOperation({ hash })
  expect(userOperation).toMatchObject({ sender: account.address, factory: expect.any(String) as string })
  expect(transactionHash).toBe(receipt.transactionHash)
})

test('an account pays for itself where it has coins', async () => {
  const { client, account, bundler } = await bundlerClientOf(sandbox, newKey(), false)
  const fund = `0x${parseEther('1').toString(16)}`
  await callChain(sandbox.endpoints.chains['eip155:1'] ?? '', 'anvil_setBalance', [account.address, fund])
  const before = await getBalance(client, { address: to })
  const hash = await bundler.sendUserOperation({
    calls: [
      { to, value: 3n },
      { to, value: 4n },
    ],
  })
  const { success, actualGasCost } = await bundler.waitForUserOperationReceipt({ hash })
  expect([success, (await getBalance(client, { address: to })) - before]).toEqual([true, 7n])
  const rest = await getBalance(client, { address: account.address })
  expect(rest).toBeLessThanOrEqual(parseEther('1') - 7n - actualGasCost)
})

test('operations that come at once are each sent', async () => {
  const { bundler } = await bundlerClientOf(sandbox, newKey())
  const { bundler: another } = await bundlerClientOf(sandbox, newKey())
  const calls = [{ to, value: 0n }] as const
  const hashes = await Promise.all([
    bundler.sendUserOperation({ calls }),
    another.sendUserOperation({ calls }),
  ])
  const receipts = await Promise.all(hashes.map((hash) => bundler.waitForUserOperationReceipt({ hash })))
  expect(receipts.map(({ success }) => success)).toEqual([true, true])
})

test.each([
  [
    'AA21',
    async () =>
      (await bundlerClientOf(sandbox, newKey(), false)).bundler.sendUserOperation({ calls: [{ to }] }),
  ],
  [
    'AA24',
    async () => {
      const { bundler } = await bundlerClientOf(sandbox, newKey())
      const prepared = await bundler.prepareUserOperation({ calls: [{ to, value: 0n }] })
      return bundler.sendUserOperation({ ...prepared, signature: `0x${'11'.repeat(64)}1b` })
    },
  ],
  [
    'AA25',
    async () => {
      const { bundler } = await bundlerClientOf(sandbox, newKey())
      return bundler.sendUserOperation({ calls: [{ to, value: 0n }], nonce: 5n })
    },
  ],
])('an invalid operation is refused with the EntryPoint code: %s', async (code, send) => {
  await expect(send()).rejects.toThrow(code)
})

test('a reverting operation is refused before it is sent, with the contract reason', async () => {
  const { bundler, account } = await bundlerClientOf(sandbox, newKey())
  const token = sandbox.endpoints.tokens['eip155:1']?.[0]?.address ?? '0x'
  const { abi } = artifacts.SandboxToken as { abi: Abi }
  const call = { to: token, abi, functionName: 'transfer', args: [to, 1n] }
  const sending = bundler.sendUserOperation({ calls: [call] })
  await expect(sending).rejects.toThrow(/InsufficientBalance[^]*0, 1\)/)
  expect(await getCode(account.client, { address: account.address })).toBeUndefined()
})

test('a malformed operation is refused and names its field', async () => {
  const { error } = await ask('eth_sendUserOperation', [{ sender: '0x12' }, entryPoint07Address])
  expect(error).toEqual({ code: -32602, message: '"sender" must be an address.' })
  const elsewhere = await ask('eth_sendUserOperation', [{}, to])
  expect(elsewhere.error?.message).toBe(`The EntryPoint must be ${entryPoint07Address}.`)
  expect((await ask('eth_mine', [])).error?.code).toBe(-32601)
  expect((await ask('eth_supportedEntryPoints', [])).result).toEqual([entryPoint07Address])
})

test('the bundler refuses or withholds operations as ordered', async () => {
  const { bundler } = await bundlerClientOf(sandbox, newKey())
  const calls = [{ to, value: 0n }] as const
  await order({ operations: 'refused' })
  await expect(bundler.sendUserOperation({ calls })).rejects.toThrow('takes no operations')
  await order({ operations: 'never-mined' })
  const hash = await bundler.sendUserOperation({ calls })
  expect((await ask('eth_getUserOperationReceipt', [hash])).result).toBeNull()
})

test('the fault switch knows a method by its chain and its name', async () => {
  sandbox.control('bundler', { fault: 'status', status: 503, path: '/eip155:1/eth_sendUserOperation' })
  const { bundler } = await bundlerClientOf(sandbox, newKey())
  expect(await bundler.getSupportedEntryPoints()).toEqual([entryPoint07Address])
  await expect(bundler.sendUserOperation({ calls: [{ to, value: 0n }] })).rejects.toThrow(
    'Service Unavailable',
  )
  sandbox.recover()
})
