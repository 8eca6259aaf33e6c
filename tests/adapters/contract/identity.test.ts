import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeIdentity } from '../../../adapters/fake/fake-identity.ts'
import { createIdentity } from '../../../adapters/identity/identity.ts'
import { lookUpInEns } from '../../../adapters/identity/ens.ts'
import { mainnet } from '../../../core/domain/network/known-networks.ts'
import type { Network } from '../../../core/domain/network/network.ts'
import type { Identity } from '../../../core/ports/identity.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { nobody, sendJson, serve } from '../serve.ts'
import { answeringOrders, silentContract } from './silent-contract.ts'

const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
let sandbox: Sandbox
let ens: Network

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
  ens = { ...mainnet, rpcUrls: [sandbox.endpoints.chains['eip155:1'] ?? ''] }
})
afterAll(() => sandbox.stop())

const account = (index: number) => sandbox.endpoints.accounts[index]?.address ?? ''
const serviceAt = (base: string, limit?: number) =>
  createIdentity({ base, projectId: 'x', ...(limit !== undefined && { limit }) })
const lookUp = (identity: Identity, of: string, ensNetwork: Network | null = null) =>
  valueOf(identity.lookUp({ address: of, ensNetwork }, unhurried))
const inEns = (of: string) => lookUpInEns({ network: ens, address: of }, unhurried)

function contract(name: string, createWorld: () => { identity: Identity; holder: string }): void {
  test(`${name}: says who somebody is`, async () => {
    const { identity, holder } = createWorld()
    expect(await lookUp(identity, holder)).toMatchObject({ name: 'first-mate.eth' })
  })

  test(`${name}: a question taken back is aborted`, async () => {
    const { identity, holder } = createWorld()
    const asked = identity.lookUp({ address: holder, ensNetwork: null }, AbortSignal.abort())
    expect(await failureFrom(asked)).toEqual({ code: 'aborted' })
  })
}

contract('the service of the sandbox', () => ({
  identity: serviceAt(sandbox.endpoints.blockchainApi ?? ''),
  holder: account(2),
}))

for (const order of answeringOrders) {
  contract(`the fake, ${order}`, () => ({
    identity: fakeIdentity({ known: { [address]: { name: 'first-mate.eth', avatar: null } }, order }),
    holder: address,
  }))
}

silentContract('the fake', () => {
  const identity = fakeIdentity({ order: 'never' })
  return { lookUp: (signal) => identity.lookUp({ address, ensNetwork: null }, signal) }
})

/** A service whose routes answer as they are told to, by the beginning of what follows `/v1/`. */
const playing = (routes: Readonly<Record<string, unknown>>) =>
  serve((request, response) => {
    const found = Object.entries(routes).find(([path]) => request.url?.startsWith(`/v1/${path}`))
    if (found?.[1] === undefined) sendJson(response, { reasons: [] }, 500)
    else sendJson(response, found[1])
  })
const paths = (requests: readonly { url?: string | undefined }[]) =>
  requests.map(({ url }) => url?.split('/').slice(2, -1).join('/'))

test('the identity request contains the project, and a known name ends the lookup', async () => {
  const { base, requests } = await playing({
    identity: { name: 'alice.eth', avatar: 'https://pictures.example/a.png' },
  })
  expect(await lookUp(serviceAt(base), address)).toEqual({
    name: 'alice.eth',
    avatar: 'https://pictures.example/a.png',
  })
  expect(requests.map(({ url }) => url)).toEqual([`/v1/identity/${address}?projectId=x&sender=${address}`])
})

test('the first reverse name is used if the identity service fails or has no name', async () => {
  for (const identity of [{ name: null, avatar: null }, undefined]) {
    const { base, requests } = await playing({
      identity,
      'profile/reverse': [{ name: 'lamp.wcn.id' }, { name: 'other.wcn.id' }],
    })
    expect(await lookUp(serviceAt(base), address)).toEqual({ name: 'lamp.wcn.id', avatar: null })
    expect(requests[1]?.url).toBe(`/v1/profile/reverse/${address}?sender=${address}&projectId=x&apiVersion=2`)
  }
})

test('ENS is asked only where the identity service fails, over the nodes that the host names', async () => {
  const down = await playing({ 'profile/reverse': [] })
  expect(await lookUp(serviceAt(down.base), account(2), ens)).toMatchObject({ name: 'first-mate.eth' })
  const up = await playing({ identity: { name: null, avatar: null }, 'profile/reverse': [] })
  expect(await lookUp(serviceAt(up.base), account(2), ens)).toEqual({ name: null, avatar: null })
})

test('a source that keeps silent does not hold up the next one', async () => {
  const { base } = await serve((request, response) => {
    if (request.url?.includes('reverse')) sendJson(response, [{ name: 'lamp.wcn.id' }])
  })
  expect(await lookUp(serviceAt(base, 2000), address)).toEqual({ name: 'lamp.wcn.id', avatar: null })
})

test('the lookup fails if every source fails', async () => {
  const failure = await failureFrom(
    serviceAt(await nobody()).lookUp({ address, ensNetwork: null }, unhurried),
  )
  expect(failure.code).toBe('unreachable')
  const { base, requests } = await playing({ identity: { name: 7 }, 'profile/reverse': { names: 'none' } })
  const other = await failureFrom(serviceAt(base).lookUp({ address, ensNetwork: null }, unhurried))
  expect([other.code, paths(requests)]).toEqual(['malformed-answer', ['identity', 'profile/reverse']])
})

test('names are sanitized, and avatars come only from safe URLs', async () => {
  const { base } = await playing({
    identity: { name: 'ali\u200Bce\u202E.eth', avatar: 'javascript:alert(1)' },
  })
  expect(await lookUp(serviceAt(base), address)).toEqual({ name: 'alice.eth', avatar: null })
})

test('an ENS name counts if it resolves back, and its avatar if it is safe', async () => {
  expect(await inEns(account(2))).toMatchObject({
    name: 'first-mate.eth',
    avatar: expect.stringMatching(/^http/),
  })
  expect(await inEns(account(6))).toMatchObject({
    name: 'keeper.eth',
    avatar: expect.stringMatching(/^data:image/),
  })
  expect(await inEns(account(5))).toEqual({ name: null, avatar: null })
})

test('an ENS name that resolves to another address is ignored', async () => {
  const claimed = await inEns(account(9)).catch(() => null)
  expect(claimed?.name ?? null).toBeNull()
})
