import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
})
afterAll(() => sandbox.stop())

const mainnetType = 2_147_483_649
const account = (index: number) => {
  const { privateKey } = sandbox.endpoints.accounts[index] ?? {}
  if (!privateKey) throw new Error(`There is no account ${index}.`)
  return privateKeyToAccount(privateKey)
}
const api = (path: string, init?: RequestInit) => fetch(`${sandbox.endpoints.blockchainApi}${path}`, init)
const seconds = () => Math.floor(Date.now() / 1_000)
const messageFor = (name: string, changed: object = {}) =>
  JSON.stringify({ name, attributes: {}, timestamp: seconds(), ...changed })
const post = (body: object) =>
  api('/v1/profile/account', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function register(name: string, index = 1, changed: object = {}, envelope: object = {}) {
  const message = messageFor(name, changed)
  const { address } = account(index)
  const signature = await account(index).signMessage({ message })
  return post({ message, signature, address, coin_type: mainnetType, ...envelope })
}
async function reasonOf(response: Response) {
  const { reasons } = (await response.json()) as { reasons: { field: string; description: string }[] }
  return [response.status, reasons[0]?.field, reasons[0]?.description]
}

test("a name that was signed for is its signer's, forward, in reverse and as identity", async () => {
  const { address } = account(1)
  const answer = await (await register('skipper.wcn.id')).json()
  expect(answer).toMatchObject({
    name: 'skipper.wcn.id',
    addresses: { 60: { address }, [mainnetType]: { address } },
  })
  expect(await (await api('/v1/profile/account/Skipper.wcn.id?apiVersion=2')).json()).toEqual(answer)
  expect(await (await api(`/v1/profile/reverse/${address}?apiVersion=2`)).json()).toEqual([answer])
  expect(await (await api(`/v1/identity/${address}?projectId=x`)).json()).toMatchObject({
    name: 'skipper.wcn.id',
  })
})

test('a smart account registers with the signature of its owner (ERC-1271)', async () => {
  const { address = '', owner } = sandbox.endpoints.smartAccount ?? {}
  const index = sandbox.endpoints.accounts.findIndex((one) => one.address === owner)
  expect((await register('contract.wcn.id', index, {}, { address })).status).toBe(200)
  expect(await (await api(`/v1/profile/reverse/${address}?apiVersion=2`)).json()).toMatchObject([
    { name: 'contract.wcn.id' },
  ])
})

test.each([2_147_483_748, 2_147_483_658, 60, mainnetType])(
  'a name is registered under coin type %i, and under that of Ether',
  async (coinType) => {
    const { address } = account(1)
    const name = `coin-${coinType}.wcn.id`
    const answer = await (await register(name, 1, {}, { coin_type: coinType })).json()
    expect(answer).toMatchObject({ name, addresses: { 60: { address }, [coinType]: { address } } })
  },
)

test('a forged signature is refused, even for a chain that does not run', async () => {
  const { address } = account(2)
  const response = await register('forged-gnosis.wcn.id', 1, {}, { address, coin_type: 2_147_483_748 })
  expect((await reasonOf(response)).slice(0, 2)).toEqual([401, 'signature'])
})

test('a name has one owner', async () => {
  await register('harbour.wcn.id', 2)
  expect(await reasonOf(await register('Harbour.wcn.id', 3))).toEqual([
    400,
    'name',
    'Name is already registered: Harbour.wcn.id',
  ])
})

test.each([
  ['no_name.wcn.id', 'Invalid name format: no_name.wcn.id'],
  ['ab.wcn.id', 'Invalid name length: ab.wcn.id'],
  ['alice.other.id', 'Name is not in the allowed zones: alice.other.id'],
  ['support.wcn.id', 'Name is reserved: support.wcn.id'],
  ['lamplighter.wcn.id', 'Name is already registered: lamplighter.wcn.id'],
])('%s is refused', async (name, words) => {
  expect(await reasonOf(await register(name))).toEqual([400, 'name', words])
})

test.each([-12, 12])('a message signed %i seconds from now is stale', async (away) => {
  const response = await register('stale.wcn.id', 1, { timestamp: seconds() + away })
  expect((await reasonOf(response)).slice(0, 2)).toEqual([400, 'timestamp'])
})

test.each([
  ['attributes', { attributes: { avatar: 'x' } }, {}],
  ['attributes', { attributes: { bio: 'x'.repeat(256) } }, {}],
  ['coin_type', {}, { coin_type: 1 }],
  ['coin_type', {}, { coin_type: 2_147_483_648 }],
  ['coin_type', {}, { coin_type: 2_147_483_648 + 5 }],
  ['coin_type', {}, { coin_type: 0 }],
])('an invalid %s is refused', async (field, changed, envelope) => {
  const response = await register('unfit.wcn.id', 1, changed, envelope)
  expect((await reasonOf(response)).slice(0, 2)).toEqual([400, field])
})

test('a registration for another account or without a checksum is refused', async () => {
  const other = account(2).address
  for (const address of [other, account(1).address.toLowerCase()]) {
    const response = await register('forged.wcn.id', 1, {}, { address })
    expect((await reasonOf(response)).slice(0, 2)).toEqual([401, 'signature'])
  }
  expect(await (await api('/v1/profile/account/forged.wcn.id?apiVersion=2')).json()).toEqual([])
})

test('a malformed message is refused', async () => {
  const { address } = account(1)
  const response = await post({ message: 'hello', signature: '0x00', address, coin_type: mainnetType })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ status: 'FAILED' })
  expect((await post({})).status).toBe(422)
})

test('suggestions begin with the name itself, and the rest is free', async () => {
  const response = await api('/v1/profile/suggestions/lamplighter?projectId=x')
  const { suggestions } = (await response.json()) as { suggestions: { name: string; registered: boolean }[] }
  expect(suggestions).toHaveLength(5)
  expect(suggestions[0]).toEqual({ name: 'lamplighter.wcn.id', registered: true })
  expect(suggestions.slice(1).every(({ registered }) => !registered)).toBe(true)
  expect((await api('/v1/profile/suggestions/ab?projectId=x')).status).toBe(400)
})

test('a registered name is still there after a restart', async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), 'sandbox-names-'))
  const only = ['chains', 'blockchain-api'] as const
  const first = await openSandbox({ only, stateFolder })
  const [registering, kept] = [sandbox, first]
  sandbox = kept
  await register('keepsake.wcn.id', 5)
  await first.stop()
  const second = await startSandbox({ only: ['blockchain-api'], stateFolder })
  sandbox = second
  expect(await (await api('/v1/profile/account/keepsake.wcn.id?apiVersion=2')).json()).toMatchObject({
    name: 'keepsake.wcn.id',
  })
  await second.stop()
  sandbox = registering
  rmSync(stateFolder, { recursive: true })
})
