import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { Hex } from 'viem'
import { addressInEns } from '../../../adapters/identity/ens-address.ts'
import { gatewayLimit } from '../../../core/domain/limits.ts'
import { alice, bob, carol } from '../../../fixtures/people.ts'
import { failureFrom, unhurried } from '../answers.ts'
import { nobody, sendJson, serve } from '../serve.ts'
import { fakeEns, signedAnswer } from './fake-ens.ts'
import type { FakeName } from './fake-ens.ts'

const name = 'two-homes.eth'
const base = 0x8000_0000 + 8453
const anyChain = 0x8000_0000

/** Whom the name leads to for a chain, with these records. */
async function ledTo(known: FakeName, chainId = 'eip155:8453', more: { readonly ccipRead?: boolean } = {}) {
  const network = await fakeEns({ [name]: known })
  return addressInEns({ network, name, chainId, ccipRead: true, ...more }, unhurried)
}

test('a name leads to the address of the very chain, however many it has', async () => {
  const addresses = { 60: alice.address, [anyChain]: carol.address, [base]: bob.address }
  expect(await ledTo({ addresses })).toEqual({
    address: bob.address,
    name,
    avatar: null,
    isEthereumRecord: false,
  })
  expect(await ledTo({ addresses }, 'eip155:1')).toMatchObject({ address: alice.address })
})

test('an address for every EVM chain is used if there is none of its own (ENSIP-19)', async () => {
  const addresses = { 60: alice.address, [anyChain]: carol.address }
  expect(await ledTo({ addresses })).toMatchObject({ address: carol.address, isEthereumRecord: false })
  const onEthereum = await ledTo({ addresses: { [anyChain]: carol.address } }, 'eip155:1')
  expect(onEthereum).toMatchObject({ address: carol.address, isEthereumRecord: false })
})

test('an Ethereum record is the last resort on another chain and is marked', async () => {
  const addresses = { 60: alice.address }
  expect(await ledTo({ addresses })).toMatchObject({ address: alice.address, isEthereumRecord: true })
  expect(await ledTo({ addresses }, 'eip155:1')).toMatchObject({ isEthereumRecord: false })
})

test('a name with addresses of other chains only leads nowhere', async () => {
  expect(await failureFrom(ledTo({ addresses: { [0x8000_0000 + 10]: bob.address } }))).toMatchObject({
    code: 'invalid-address',
  })
})

test('a record that is no address of EVM is refused, and no other one taken in its place', async () => {
  const addresses = { 60: alice.address, [base]: '0x1234' }
  expect(await failureFrom(ledTo({ addresses }))).toMatchObject({ code: 'invalid-address' })
})

/** A server that keeps the name, and answers the question in its URL or body as said. */
async function gatewayThat(answer: (response: ServerResponse, asked: Hex, request: IncomingMessage) => void) {
  return serve((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const asked = body ? (JSON.parse(body) as { data: Hex }).data : (request.url?.split('/')[2] as Hex)
      answer(response, asked, request)
    })
  })
}
const kept = { addresses: { [base]: bob.address } }
const honest = (response: ServerResponse, asked: Hex) =>
  sendJson(response, { data: signedAnswer(kept, asked) })

test('a name on another server is asked for there by GET, as EIP-3668 has it', async () => {
  const { base: url, requests } = await gatewayThat(honest)
  const found = await ledTo({ gateways: [`${url}/{sender}/{data}.json`.replace('.json', '')] })
  expect(found).toMatchObject({ address: bob.address, isEthereumRecord: false })
  expect(requests[0]?.method).toBe('GET')
  expect(requests[0]?.url).toMatch(/^\/0x00000000000000000000000000000000000e4501\/0xf1cb7e06/)
  expect(requests[0]?.headers).not.toHaveProperty('cookie')
})

test('a gateway URL without a data placeholder is asked by POST', async () => {
  const { base: url, requests } = await gatewayThat(honest)
  expect(await ledTo({ gateways: [url] })).toMatchObject({ address: bob.address })
  expect(requests.every(({ method }) => method === 'POST')).toBe(true)
})

test('the next gateway is asked if one fails', async () => {
  const broken = await gatewayThat((response) => sendJson(response, { message: 'down' }, 503))
  const { base: url } = await gatewayThat(honest)
  expect(await ledTo({ gateways: [broken.base, url] })).toMatchObject({ address: bob.address })
})

test('a gateway that refuses the question is the last one asked', async () => {
  const strict = await gatewayThat((response) => sendJson(response, { message: 'unknown' }, 404))
  const other = await gatewayThat(honest)
  expect(await failureFrom(ledTo({ gateways: [strict.base, other.base] }))).toMatchObject({
    code: 'gateway-failed',
    status: 404,
  })
  expect(other.requests).toEqual([])
})

test.each([
  ['status 503', (response: ServerResponse) => sendJson(response, {}, 503), 'gateway-failed'],
  ['no JSON', (response: ServerResponse) => response.end('<html>'), 'gateway-failed'],
  ['no data', (response: ServerResponse) => sendJson(response, { data: 'bob' }), 'gateway-failed'],
  [
    'a redirect',
    (response: ServerResponse) => response.writeHead(302, { location: '/x' }).end(),
    'gateway-unreachable',
  ],
  [
    'more than 1 MiB',
    (response: ServerResponse) => sendJson(response, { data: `0x${'00'.repeat(600_000)}` }),
    'gateway-failed',
  ],
])('a gateway that answers with %s rejects with that cause', async (_, answer, code) => {
  const { base: url } = await gatewayThat(answer)
  expect(await failureFrom(ledTo({ gateways: [url] }))).toMatchObject({ code })
})

test('an unreachable gateway rejects with gateway-unreachable', async () => {
  expect(await failureFrom(ledTo({ gateways: [await nobody()] }))).toMatchObject({
    code: 'gateway-unreachable',
  })
})

test('a server that keeps silent is waited for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const { base: url } = await gatewayThat(() => isAsked())
    const failure = failureFrom(ledTo({ gateways: [url] }))
    await asked
    await vi.advanceTimersByTimeAsync(gatewayLimit)
    expect(await failure).toMatchObject({ code: 'gateway-unreachable' })
  } finally {
    vi.useRealTimers()
  }
})

test('an answer that the contract does not accept leads nowhere', async () => {
  const { base: url } = await gatewayThat((response) => sendJson(response, { data: '0xbad0' }))
  expect(await failureFrom(ledTo({ gateways: [url] }))).toMatchObject({ code: 'invalid-address' })
})

test('four lookups are followed, and not a fifth', async () => {
  const { base: url } = await gatewayThat(honest)
  expect(await ledTo({ gateways: [url], rounds: 4 })).toMatchObject({ address: bob.address })
  expect(await failureFrom(ledTo({ gateways: [url], rounds: 5 }))).toMatchObject({ code: 'gateway-failed' })
})

test('the host can switch it off, and no server is asked', async () => {
  const { base: url, requests } = await gatewayThat(honest)
  const asked = ledTo({ gateways: [url] }, 'eip155:8453', { ccipRead: false })
  expect(await failureFrom(asked)).toMatchObject({ code: 'feature-disabled' })
  expect(requests).toEqual([])
})

test.each([
  'http://gateway.example/{data}',
  'ftp://gateway.example',
  'https://me:secret@gateway.example/{data}',
  'data:,x',
])('a server at %s is not asked', async (url) => {
  expect(await failureFrom(ledTo({ gateways: [url] }))).toMatchObject({ code: 'gateway-failed' })
})
