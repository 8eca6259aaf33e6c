import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startRelay, type Relay } from '../../../sandbox/relay/start-relay.ts'
import { relayUrlOf, connectToRelay, newIdentity, tokenOf, type RelayClient } from './relay-client.ts'

let relay: Relay
let clients: RelayClient[]

beforeEach(async () => {
  relay = await startRelay()
  clients = []
})

afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await relay.stop()
})

const pairing = 'a1'.repeat(32)
const session = 'b2'.repeat(32)
const publication = { topic: pairing, message: 'aGVsbG8=', ttl: 300, tag: 1100 }

async function connect(identity = newIdentity()): Promise<RelayClient> {
  const client = await connectToRelay(relay.url, identity)
  clients.push(client)
  return client
}

test('a message reaches the other subscriber, and never its own publisher', async () => {
  const [dapp, phone] = [await connect(), await connect()]
  await dapp.call('irn_subscribe', { topic: pairing })
  await phone.call('irn_subscribe', { topic: pairing })
  expect(await dapp.call('irn_publish', publication)).toMatchObject({ result: true })
  expect(await phone.next()).toMatchObject({ topic: pairing, message: 'aGVsbG8=', tag: 1100 })
  await phone.call('irn_publish', { ...publication, message: 'YmFjaw==', tag: 1101 })
  expect(await dapp.next()).toMatchObject({ message: 'YmFjaw==' })
  expect(dapp.order).toEqual(['answer', 'answer', 1101])
})

test('an approval by irn_subscribe and two publishes reaches the dapp, each answer before its delivery', async () => {
  const [dapp, phone] = [await connect(), await connect()]
  await dapp.call('wc_proposeSession', { pairingTopic: pairing, sessionProposal: 'cHJvcG9zZQ==', ttl: 300 })
  await phone.call('irn_subscribe', { topic: pairing })
  expect(await phone.next()).toMatchObject({ message: 'cHJvcG9zZQ==', tag: 1100 })

  await phone.call('irn_subscribe', { topic: session })
  await phone.call('irn_publish', { topic: session, message: 'c2V0dGxl', ttl: 300, tag: 1102 })
  await phone.call('irn_publish', { topic: pairing, message: 'YXBwcm92ZQ==', ttl: 300, tag: 1101 })
  expect(await dapp.next()).toMatchObject({ topic: pairing, tag: 1101 })
  await dapp.call('irn_subscribe', { topic: session })
  expect(await dapp.next()).toMatchObject({ topic: session, message: 'c2V0dGxl', tag: 1102 })
  expect(phone.order).toEqual(['answer', 1100, 'answer', 'answer', 'answer'])
  expect(dapp.order).toEqual(['answer', 1101, 'answer', 1102])
})

test('an approval by wc_approveSession is a response and a settlement', async () => {
  const [dapp, phone] = [await connect(), await connect()]
  await dapp.call('wc_proposeSession', { pairingTopic: pairing, sessionProposal: 'cHJvcG9zZQ==', ttl: 300 })
  await phone.call('wc_approveSession', {
    pairingTopic: pairing,
    sessionTopic: session,
    sessionProposalResponse: 'cmVzcG9uc2U=',
    sessionSettlementRequest: 'c2V0dGxl',
    ttl: 300,
  })
  expect(await dapp.next()).toMatchObject({ topic: pairing, message: 'cmVzcG9uc2U=', tag: 1101 })
  await dapp.call('irn_batchSubscribe', { topics: [session] })
  expect(await dapp.next()).toMatchObject({ topic: session, message: 'c2V0dGxl', tag: 1102 })
})

test('a message waits in the mailbox until the client acknowledged it', async () => {
  const identity = newIdentity()
  const dapp = await connect()
  await dapp.call('irn_batchPublish', {
    messages: [publication, { ...publication, message: 'dHdv', tag: 1 }],
  })
  const first = await connect(identity)
  await first.call('irn_subscribe', { topic: pairing })
  expect((await first.next('keep')).tag).toBe(1100)
  expect((await first.next()).tag).toBe(1)
  // An answered call shows that the relay has read the acknowledgement before it.
  await first.call('irn_unsubscribe', { topic: pairing, id: 'any' })
  await first.close()

  const second = await connect(identity)
  await second.call('irn_batchSubscribe', { topics: [pairing] })
  expect((await second.next()).tag).toBe(1100)
  expect((await second.call('irn_fetchMessages', { topic: pairing })).result).toMatchObject({ messages: [] })
})

test.each([
  ['irn_fetchMessages', { topic: pairing }],
  ['irn_batchFetchMessages', { topics: [session, pairing] }],
])('a message fetched by %s is not delivered again to the socket that has it', async (method, params) => {
  const identity = newIdentity()
  const [dapp, phone] = [await connect(), await connect(identity)]
  await dapp.call('irn_publish', publication)
  expect((await phone.call(method, params)).result).toMatchObject({
    messages: [{ topic: pairing, message: 'aGVsbG8=', publishedAt: expect.any(Number), tag: 1100 }],
    hasMore: false,
  })
  await phone.call('irn_subscribe', { topic: pairing })
  await dapp.call('irn_publish', publication)
  await dapp.call('irn_publish', { ...publication, message: 'bmV3cw==', tag: 7 })
  expect((await phone.next()).tag).toBe(7)
  await phone.close()

  const again = await connect(identity)
  await again.call('irn_subscribe', { topic: pairing })
  expect(await again.next()).toMatchObject({ message: 'aGVsbG8=', tag: 1100 })
})

test('the same message published again is not delivered again once it was acknowledged', async () => {
  const identity = newIdentity()
  const [dapp, phone] = [await connect(), await connect(identity)]
  await phone.call('irn_subscribe', { topic: pairing })
  await dapp.call('irn_publish', publication)
  expect((await phone.next()).tag).toBe(1100)
  await phone.call('irn_fetchMessages', { topic: session })
  await dapp.call('irn_publish', publication)
  await dapp.call('irn_publish', { ...publication, message: 'bmV3cw==', tag: 7 })
  expect((await phone.next('keep')).tag).toBe(7)
  await phone.close()

  const again = await connect(identity)
  await again.call('irn_subscribe', { topic: pairing })
  await dapp.call('irn_publish', publication)
  await dapp.call('irn_publish', { ...publication, message: 'bGFzdA==', tag: 8 })
  expect([(await again.next()).tag, (await again.next()).tag]).toEqual([7, 8])
})

test('the same message published again before its acknowledgement is delivered once to each socket', async () => {
  const [dapp, phone] = [await connect(), await connect()]
  await phone.call('irn_subscribe', { topic: pairing })
  await dapp.call('irn_publish', publication)
  await dapp.call('irn_publish', publication)
  await dapp.call('irn_publish', { ...publication, message: 'bmV3cw==', tag: 7 })
  expect([(await phone.next()).tag, (await phone.next()).tag]).toEqual([1100, 7])
})

test('a message refused by its reader is delivered again to the same socket', async () => {
  const [dapp, phone] = [await connect(), await connect()]
  await phone.call('irn_subscribe', { topic: pairing })
  await dapp.call('irn_publish', publication)
  expect((await phone.next('refuse')).tag).toBe(1100)
  await phone.call('irn_subscribe', { topic: pairing })
  expect((await phone.next()).tag).toBe(1100)
})

test('an expired message is not delivered', async () => {
  const [dapp, phone] = [await connect(), await connect()]
  await dapp.call('irn_publish', { ...publication, ttl: 0 })
  await dapp.call('irn_publish', { ...publication, tag: 7, message: 'bGl2ZQ==' })
  await phone.call('irn_subscribe', { topic: pairing })
  expect(await phone.next()).toMatchObject({ tag: 7 })
})

test('a client that unsubscribed hears nothing more', async () => {
  const [dapp, phone] = [await connect(), await connect()]
  await phone.call('irn_batchSubscribe', { topics: [pairing, session] })
  await phone.call('irn_batchUnsubscribe', { subscriptions: [{ topic: pairing, id: 'any' }] })
  await dapp.call('irn_publish', publication)
  await dapp.call('irn_publish', { ...publication, topic: session, tag: 9 })
  expect(await phone.next()).toMatchObject({ topic: session, tag: 9 })
})

test('invalid calls are answered with an error', async () => {
  const client = await connect()
  expect(await client.call('irn_dance', {})).toMatchObject({
    error: { code: -32601, message: 'The relay has no method irn_dance.' },
  })
  expect(await client.call('irn_subscribe', { topic: 'short' })).toMatchObject({
    error: { code: -32602, message: '"topic" must be 64 hex digits.' },
  })
  expect(await client.call('irn_publish', { ...publication, ttl: -1 })).toMatchObject({
    error: { code: -32602 },
  })
})

test('a refused project is closed with code 3000 and the reason', async () => {
  const auth = tokenOf(newIdentity(), relay.url)
  expect(await closeOf(relayUrlOf(relay.url, auth, { projectId: 'refused-1' }))).toEqual([
    3000,
    'Project not found',
  ])
  expect(await closeOf(relayUrlOf(relay.url, auth, { projectId: '' }))).toEqual([
    3000,
    'Project id is missing',
  ])
  await expect(
    closeOf(relayUrlOf(relay.url, auth, { projectId: 'refused', useOnCloseEvent: 'no' })),
  ).rejects.toThrow('Unexpected server response: 401')
})

test.each([
  ['for another relay', { aud: 'ws://127.0.0.1:1' }, 'The token is for ws://127.0.0.1:1, not for '],
  ['that is too old', { exp: 1_000 }, 'The token has expired.'],
  ['in the name of another', { iss: newIdentity().clientId }, 'The signature of the token is wrong.'],
  ['without a key', { iss: 'did:web:example' }, 'The issuer of the token must be a did:key.'],
])('a token %s is refused', async (_, claims, reason) => {
  const [code, text] = await closeOf(relayUrlOf(relay.url, tokenOf(newIdentity(), relay.url, claims)))
  expect(code).toBe(3000)
  expect(text).toContain(reason)
})

test('a fault hits one method, and refuse drops everybody until it is taken back', async () => {
  const client = await connect()
  await order({ fault: 'status', path: '/irn_publish', times: 1 })
  expect(await client.call('irn_publish', publication)).toMatchObject({ error: { code: -32000 } })
  expect(await client.call('irn_publish', publication)).toMatchObject({ result: true })

  await order({ fault: 'refuse' })
  await client.close()
  await expect(connect()).rejects.toThrow('socket hang up')
  await order({ fault: 'none' })
  expect(await (await connect()).call('irn_publish', publication)).toMatchObject({ result: true })
})

async function order(fault: object): Promise<void> {
  const url = `${relay.url.replace('ws:', 'http:')}/control`
  await fetch(url, { method: 'POST', body: JSON.stringify(fault) })
}

async function closeOf(url: string): Promise<[code: number, reason: string]> {
  const [code, reason] = (await once(new WebSocket(url), 'close')) as [number, Buffer]
  return [code, reason.toString('utf8')]
}
