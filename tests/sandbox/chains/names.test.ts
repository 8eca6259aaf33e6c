import { createClient, createWalletClient, http, namehash, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  getEnsAddress,
  getEnsAvatar,
  getEnsName,
  getEnsResolver,
  getEnsText,
  waitForTransactionReceipt,
} from 'viem/actions'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import artifacts from '../../../sandbox/contracts/artifacts.json' with { type: 'json' }
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'

let sandbox: Sandbox
let now = Date.now()

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api', 'gateway'], now: () => now })
})
beforeEach(() => sandbox.recover())
afterAll(() => sandbox.stop())

test('a plain client finds the name of an address, and where it leads', async () => {
  const { address } = account(2)
  expect(await getEnsName(client(), { address })).toBe('first-mate.eth')
  expect(await getEnsAddress(client(), { name: 'first-mate.eth' })).toBe(address)
  expect(await getEnsResolver(client(), { name: 'first-mate.eth' })).toMatch(/^0x/)
})

test('an unnamed address has no name, and an empty name resolves to none', async () => {
  expect(await getEnsName(client(), { address: account(1).address })).toBeNull()
  expect(await getEnsAddress(client(), { name: 'nobody.eth' })).toBeNull()
  expect(await getEnsText(client(), { name: 'crew.eth', key: 'url' })).toBeNull()
})

test('an address with the name of another account has no name', async () => {
  expect(await getEnsName(client(), { address: account(9).address })).toBeNull()
})

test('an avatar is served by the sandbox, inline or missing', async () => {
  const picture = await getEnsAvatar(client(), { name: 'first-mate.eth' })
  expect(picture).toBe(`${sandbox.endpoints.blockchainApi}/images/avatar/first-mate.eth.svg`)
  const answer = await fetch(picture ?? '')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(await getEnsAvatar(client(), { name: 'keeper.eth' })).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(await getEnsText(client(), { name: 'wreck.eth', key: 'avatar' })).toContain('/images/missing/')
  expect(await getEnsAvatar(client(), { name: 'wreck.eth' })).toBeNull()
})

test('a name has an address for Base beside the one for Ethereum', async () => {
  const coinType = BigInt(0x8000_0000 + 8453)
  expect(await getEnsAddress(client(), { name: 'two-homes.eth' })).toBe(account(6).address)
  const onBase = await getEnsAddress(client(), { name: 'two-homes.eth', coinType })
  expect(onBase).toBe(account(8).address.toLowerCase())
  expect(await getEnsAddress(client(), { name: 'keeper.eth', coinType })).toBeNull()
})

test('a plain client follows a name to its gateway and accepts only its signed answers', async () => {
  const ask = () => getEnsAddress(client(), { name: 'pilot.base.eth' })
  expect(await ask()).toBe(account(8).address)
  sandbox.control('gateway', { fault: 'status', status: 500 })
  expect(await ask()).toBeNull()
  sandbox.recover()
  const question = `${sandbox.endpoints.gateway}/0xde9049636f4a1dfe0a64d1bfe3155c0a14c54f31/0x3b3b57de${'00'.repeat(32)}`
  expect((await fetch(question)).status).toBe(404)
})

test('only the owner of a name writes its records', async () => {
  const resolver = await getEnsResolver(client(), { name: 'first-mate.eth' })
  const write = (index: number) =>
    createWalletClient({ account: account(index), chain: mainnet, transport: http(url()) }).writeContract({
      address: resolver,
      abi: artifacts.SandboxResolver.abi,
      functionName: 'setText',
      args: [namehash('first-mate.eth'), 'url', 'https://mate.example'],
    })
  await expect(write(1)).rejects.toThrow('NotOwner')
  await waitForTransactionReceipt(client(), { hash: await write(2), pollingInterval: 20 })
  expect(await getEnsText(client(), { name: 'first-mate.eth', key: 'url' })).toBe('https://mate.example')
})

test('the service returns name and avatar with a cache lifetime of a day', async () => {
  const response = await identity(account(2).address)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=86400')
  expect(await response.json()).toEqual({
    name: 'first-mate.eth',
    avatar: `${sandbox.endpoints.blockchainApi}/images/avatar/first-mate.eth.svg`,
    resolvedAt: expect.stringMatching(/^\d{4}-/) as string,
  })
  expect(await (await identity(account(8).address)).json()).toMatchObject({ name: 'wreck.eth', avatar: null })
  expect(await (await identity(account(1).address)).json()).toMatchObject({ name: null, avatar: null })
})

test('a cached identity lasts a day while its age counts down', async () => {
  const { address } = account(6)
  const told = async (path = `/v1/identity/${address}?projectId=demo`) => {
    const response = await api(path)
    const { resolvedAt } = (await response.json()) as { resolvedAt: string }
    return [Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1]), resolvedAt]
  }
  const [age, first] = await told()
  expect(age).toBe(86_400)
  now += 2_000
  expect(await told()).toEqual([86_398, first])
  expect(await told(`/v1/account/${address.toLowerCase()}/identity?projectId=demo`)).toEqual([86_398, first])
  expect((await told(`/v1/identity/${account(7).address}?projectId=demo`))[0]).toBe(86_400)
  const again = new Date(now).toISOString()
  expect(await told(`/v1/identity/${address}?projectId=testing&useCache=false`)).toEqual([86_400, again])
  now += 86_399_000
  expect(await told()).toEqual([1, again])
  now += 1_000
  expect(await told()).toEqual([86_400, new Date(now).toISOString()])
})

test('only the testing project may bypass the cache', async () => {
  const { address } = account(6)
  const ask = (project: string, useCache: string) =>
    api(`/v1/identity/${address}?projectId=${project}&useCache=${useCache}`)
  expect((await ask('testing', 'true')).status).toBe(200)
  for (const useCache of ['true', 'false']) {
    const refused = await ask('demo', useCache)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ status: 'FAILED' })
  }
  const unread = await ask('testing', 'perhaps')
  expect(unread.status).toBe(400)
  expect(await unread.text()).toMatch(/^Failed to deserialize query string: /)
})

test('the service returns its own name if the chain has none, unless ordered otherwise', async () => {
  const { address } = account(4)
  expect(await (await identity(address)).json()).toMatchObject({ name: 'lamplighter.wcn.id', avatar: null })
  await order({ identity: { knowsProfiles: false } })
  expect(await (await identity(address)).json()).toMatchObject({ name: null })
  await order({ identity: { knowsProfiles: true } })
})

test('a Solana address has no name, and an invalid address is refused', async () => {
  const solana = await identity('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
  expect(await solana.json()).toMatchObject({ name: null, avatar: null })
  const refused = await identity('nobody')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ reasons: [{ field: 'address' }] })
  expect((await identity(account(2).address, 'refused')).status).toBe(401)
})

test('names can be given to any address meanwhile', async () => {
  const { address } = account(1)
  await order({ name: { address, name: 'harbour-master.eth' } })
  expect(await getEnsName(client(), { address })).toBe('harbour-master.eth')
  expect(await (await identity(address)).json()).toMatchObject({
    avatar: `${sandbox.endpoints.blockchainApi}/images/avatar/harbour-master.eth.svg`,
  })
  await order({ name: { address, name: null } })
  expect(await getEnsName(client(), { address })).toBeNull()
  expect((await order({ name: { name: 'x.eth' } })).status).toBe(400)
})

test('names that are registered with the service are found both ways', async () => {
  const { address } = account(4)
  const found = (await (await api(`/v1/profile/reverse/${address}?apiVersion=2`)).json()) as {
    name: string
  }[]
  expect(found.map(({ name }) => name)).toEqual(['lamplighter.wcn.id', 'beacon.reown.id'])
  const one = await (await api('/v1/profile/account/lamplighter.wcn.id?apiVersion=2')).json()
  expect(one).toMatchObject({
    name: 'lamplighter.wcn.id',
    registered_at: expect.stringMatching(/^\d{4}-/) as string,
    attributes: { bio: 'Keeps the light.' },
    addresses: { 60: { address } },
  })
})

test('missing names yield an empty list in version 2 and 404 in version 1', async () => {
  const { address } = account(1)
  for (const path of [`/v1/profile/reverse/${address}`, '/v1/profile/account/nobody.wcn.id']) {
    expect(await (await api(`${path}?apiVersion=2`)).json()).toEqual([])
    expect((await api(path)).status).toBe(404)
  }
})

test.each(['no_name.wcn.id', 'ab.wcn.id', 'alice.eth', 'alice.other.id'])('%s is refused', async (name) => {
  const response = await api(`/v1/profile/account/${name}?apiVersion=2`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reasons: [{ field: 'name' }] })
})

test.each([
  ['/identity', () => identity(account(2).address)],
  ['/reverse', () => api(`/v1/profile/reverse/${account(4).address}?apiVersion=2`)],
  ['/name', () => api('/v1/profile/account/lamplighter.wcn.id?apiVersion=2')],
])('%s misbehaves alone', async (path, ask) => {
  sandbox.control('blockchain-api', { fault: 'status', status: 503, path })
  expect((await ask()).status).toBe(503)
  expect((await api('/health')).status).toBe(200)
})

test('a picture may be late or none', async () => {
  sandbox.control('blockchain-api', { fault: 'malformed', path: '/images/avatar' })
  expect(await getEnsAvatar(client(), { name: 'first-mate.eth' })).toBeNull()
})

function account(index: number) {
  return privateKeyToAccount(sandbox.endpoints.accounts[index]?.privateKey ?? stringToHex(''))
}

function url(): string {
  return sandbox.endpoints.chains['eip155:1'] ?? ''
}

function client() {
  return createClient({ chain: mainnet, transport: http(url()) })
}

function api(path: string): Promise<Response> {
  return fetch(`${sandbox.endpoints.blockchainApi}${path}`)
}

function identity(address: string, projectId = 'demo'): Promise<Response> {
  return api(`/v1/identity/${address}?projectId=${projectId}`)
}

function order(wish: object): Promise<Response> {
  return fetch(`${sandbox.endpoints.blockchainApi}/control`, { method: 'POST', body: JSON.stringify(wish) })
}
