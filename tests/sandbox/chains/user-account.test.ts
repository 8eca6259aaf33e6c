import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, http } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { getCode, readContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callChain } from '../../../sandbox/chains/call-chain.ts'
import { entryPointCreation } from '../../../sandbox/chains/entry-point.ts'
import { paymaster } from '../../../sandbox/chains/user-account.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'
import { eventually } from '../../eventually.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { frameVisitor } from '../frame/frame-visitor.ts'

const senderCreator = '0xEFC2c1444eBCC4Db75e7613d20C6a62fF67A167C'
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'frame'] })
})
afterAll(() => sandbox.stop())

const client = (chain: string) => createClient({ transport: http(sandbox.endpoints.chains[chain]) })

test('the EntryPoint has its public address and bytecode', async () => {
  const url = sandbox.endpoints.chains['eip155:137'] ?? ''
  const codes = () =>
    Promise.all(
      [entryPoint07Address, senderCreator].map((address) =>
        callChain<string>(url, 'eth_getCode', [address, 'latest']),
      ),
    )
  const planted = await codes()
  for (const address of [entryPoint07Address, senderCreator]) {
    await callChain(url, 'anvil_setCode', [address, '0x'])
    await callChain(url, 'anvil_setNonce', [address, '0x0'])
  }
  const from = sandbox.endpoints.accounts[9]?.address
  await callChain(url, 'eth_sendTransaction', [{ from, ...entryPointCreation, gas: '0x989680' }])
  await eventually(async () => expect(await codes()).toEqual(planted))
  expect(planted.map((code) => code.length)).toEqual([32072, 904])
})

test('on every chain a paymaster has paid in', async () => {
  for (const chain of ['eip155:1', 'eip155:8453']) {
    const paid = await readContract(client(chain), {
      address: entryPoint07Address,
      abi: entryPoint07Abi,
      functionName: 'balanceOf',
      args: [paymaster],
    })
    expect(paid).toBeGreaterThan(0n)
  }
})

test('a user has a key’s own account and a contract that is not made yet, and chooses which one acts', async () => {
  const ask = await frameVisitor(sandbox, 'ada@tidewater.test')
  const before = await ask('user')
  expect(before).toMatchObject({ preferredAccountType: 'eoa', smartAccountDeployed: false })
  const [own, contract] = before['accounts'] as readonly { address: `0x${string}`; type: string }[]
  expect([own?.type, contract?.type, before['address']]).toEqual(['eoa', 'smartAccount', own?.address])
  expect(await getCode(client('eip155:1'), { address: contract?.address ?? '0x' })).toBeUndefined()
  const chosen = await ask('prefer-account', { type: 'smartAccount' })
  expect(chosen).toMatchObject({ preferredAccountType: 'smartAccount', address: contract?.address })
  expect(await ask('user', { chain: 'eip155:8453' })).toMatchObject({ address: contract?.address })
})

test('the preference of a page counts until the user has chosen', async () => {
  const ask = await frameVisitor(sandbox, 'grace@tidewater.test')
  const wished = { wished: 'smartAccount' }
  expect(await ask('user', wished)).toMatchObject({ preferredAccountType: 'smartAccount' })
  await ask('prefer-account', { type: 'eoa' })
  expect(await ask('user', wished)).toMatchObject({ preferredAccountType: 'eoa' })
})

test('on Solana a user has the one account of their key', async () => {
  const ask = await frameVisitor(sandbox, 'joan@tidewater.test')
  await ask('prefer-account', { type: 'smartAccount' })
  const chain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const { address, accounts, preferredAccountType } = await ask('user', { chain })
  expect(accounts).toEqual([{ address, type: 'eoa' }])
  expect(preferredAccountType).toBe('eoa')
})

test('the chains that run are those on which accounts may be contracts', async () => {
  const ask = await frameVisitor(sandbox, 'mary@tidewater.test')
  expect(await ask('smart-account-chains')).toEqual({ chains: ['eip155:1', 'eip155:8453', 'eip155:137'] })
})

test('active account, deployments and calls survive a restart', async () => {
  const stateFolder = await mkdtemp(join(tmpdir(), 'latchkey-accounts-'))
  const start = () => startSandbox({ only: ['chains', 'bundler', 'frame'], stateFolder })
  const email = 'ruth@tidewater.test'
  const first = await start()
  const ask = await frameVisitor(first, email)
  const { address } = await ask('prefer-account', { type: 'smartAccount' })
  const params = [{ version: '2.0.0', id: 'ferry', calls: [{ to: address }] }]
  await ask('request', { method: 'wallet_sendCalls', params })
  const told = { user: await ask('user'), calls: await callsOf(ask) }
  expect(told).toMatchObject({
    user: { address, preferredAccountType: 'smartAccount', smartAccountDeployed: true },
    calls: { result: { status: 200 } },
  })
  await first.stop()
  const second = await start()
  const again = await frameVisitor(second, email)
  expect({ user: await again('user'), calls: await callsOf(again) }).toEqual(told)
  await second.stop()
  await rm(stateFolder, { recursive: true })
})

const callsOf = (ask: Awaited<ReturnType<typeof frameVisitor>>) =>
  ask('request', { method: 'wallet_getCallsStatus', params: ['ferry'] })
