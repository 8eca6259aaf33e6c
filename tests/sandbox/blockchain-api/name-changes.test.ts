import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'blockchain-api'] })
})
beforeEach(() => sandbox.recover())
afterAll(() => sandbox.stop())

const name = 'lamplighter.wcn.id'
/** Who has that name. */
const owner = 4
const account = (index: number) => privateKeyToAccount(sandbox.endpoints.accounts[index]?.privateKey ?? '0x')
const seconds = () => Math.floor(Date.now() / 1_000)
const api = (path: string, init?: RequestInit) => fetch(`${sandbox.endpoints.blockchainApi}${path}`, init)

async function change(what: string, wish: object, envelope: object = {}, index = owner, of = name) {
  const message = JSON.stringify({ timestamp: seconds(), ...wish })
  const signature = await account(index).signMessage({ message })
  const { address } = account(index)
  return api(`/v1/profile/account/${of}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, signature, address, coin_type: 60, ...envelope }),
  })
}
async function reasonOf(response: Response) {
  const { reasons } = (await response.json()) as { reasons: { field: string; description: string }[] }
  return [response.status, reasons[0]?.field, reasons[0]?.description]
}
const profile = async () => (await api(`/v1/profile/account/${name}`)).json()

test('the owner of a name says something else of themselves', async () => {
  const attributes = { bio: 'Keeps two lights.' }
  const response = await change('attributes', { attributes })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(attributes)
  expect(await profile()).toMatchObject({
    attributes,
    addresses: { 60: { address: account(owner).address } },
    updated_at: expect.stringMatching(/^\d{4}-/) as string,
  })
})

test('the owner of a name lets it lead somewhere on another chain, and then somewhere else altogether', async () => {
  const onBase = 2_147_483_648 + 8453
  const added = await change('address', { coin_type: onBase, address: account(5).address })
  expect(await added.json()).toMatchObject({
    60: { address: account(owner).address },
    [onBase]: { address: account(5).address },
  })
  const moved = await change('address', { coin_type: 60, address: account(6).address })
  expect(await moved.json()).toMatchObject({ 60: { address: account(6).address } })
  const names = async (index: number) =>
    (await (await api(`/v1/profile/reverse/${account(index).address}?apiVersion=2`)).json()) as object[]
  expect(await names(6)).toMatchObject([{ name }])
  expect(await names(owner)).toMatchObject([{ name: 'beacon.reown.id' }])
  expect((await change('attributes', { attributes: {} })).status).toBe(401)
  expect((await change('address', { coin_type: 60, address: account(owner).address }, {}, 6)).status).toBe(
    200,
  )
})

test('only the owner changes a name, with a coin type that it has', async () => {
  const wish = { attributes: { bio: 'Mine now.' } }
  const refused = [401, 'address', 'Name owner validation error']
  expect(await reasonOf(await change('attributes', wish, {}, 2))).toEqual(refused)
  expect(await reasonOf(await change('attributes', wish, { coin_type: 2_147_483_748 }))).toEqual(refused)
  const place = { coin_type: 60, address: account(2).address }
  expect(await reasonOf(await change('address', place, {}, 2))).toEqual(refused)
  const forged = await change('attributes', wish, { address: account(owner).address }, 2)
  expect((await reasonOf(forged)).slice(0, 2)).toEqual([401, 'signature'])
})

test.each([
  ['coin_type', {}, { coin_type: 1 }],
  ['timestamp', { timestamp: 1_700_000_000 }, {}],
  ['attributes', { attributes: { avatar: 'x' } }, {}],
])('an invalid %s is refused', async (field, wish, envelope) => {
  const response = await change('attributes', { attributes: {}, ...wish }, envelope)
  expect((await reasonOf(response)).slice(0, 2)).toEqual([400, field])
})

test('an address is refused where it is none', async () => {
  const refused = await change('address', { coin_type: 60, address: '0x12' })
  expect((await reasonOf(refused)).slice(0, 2)).toEqual([400, 'address'])
  const unknown = await change('address', { coin_type: 61, address: account(5).address })
  expect((await reasonOf(unknown)).slice(0, 2)).toEqual([400, 'coin_type'])
})

test('an unregistered name cannot be changed', async () => {
  const of = 'nobody-here.wcn.id'
  expect(await reasonOf(await change('attributes', { attributes: {} }, {}, owner, of))).toEqual([
    400,
    'name',
    `Name is not registered: ${of}`,
  ])
})

test('a malformed message is refused', async () => {
  const response = await change('attributes', {}, { message: 'hello' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ status: 'FAILED' })
})

test('both misbehave alone', async () => {
  sandbox.control('blockchain-api', { fault: 'status', status: 503, path: '/name-attributes' })
  expect((await change('attributes', { attributes: {} })).status).toBe(503)
  expect((await change('address', { coin_type: 60, address: account(owner).address })).status).toBe(200)
})
