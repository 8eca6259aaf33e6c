import { createPublicKey, verify } from 'node:crypto'
import { createPublicClient, http, parseEther, stringToHex, verifyMessage, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPhone, type Phone } from '../../../sandbox/phone/phone.ts'
import base58 from 'bs58'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { solanaChain, startDapp, type Dapp, type DappSession } from '../dapp.ts'

let sandbox: Sandbox
let dapp: Dapp
let phone: Phone

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['chains', 'relay'] })
})

afterAll(() => sandbox.stop())

beforeEach(async () => {
  const { relay, chains } = sandbox.endpoints
  ;[dapp, phone] = await Promise.all([
    startDapp(relay ?? ''),
    createPhone({ relayUrl: relay ?? '', projectId: 'test', chains }),
  ])
})

afterEach(async () => {
  await Promise.all([dapp.stop(), phone.stop()])
})

const first = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const second = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'

async function pair(choice?: Parameters<Phone['approve']>[0]): Promise<DappSession> {
  const { uri, session } = await dapp.propose()
  const arrived = new Promise((resolve) => void phone.onProposal(resolve))
  await phone.pair(uri)
  await arrived
  await phone.approve(choice)
  return session
}

test('a paired phone grants its methods and really signs', async () => {
  const { topic, namespaces } = await pair()
  const [account] = phone.accounts
  expect(namespaces).toEqual({
    eip155: {
      chains: ['eip155:1', 'eip155:137'],
      accounts: [`eip155:1:${first}`, `eip155:137:${first}`],
      methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4', 'wallet_switchEthereumChain'],
      events: ['chainChanged', 'accountsChanged'],
    },
    solana: {
      chains: [solanaChain],
      accounts: [`${solanaChain}:${account?.solana.address}`],
      methods: ['solana_signMessage'],
      events: [],
    },
  })
  phone.behave({ requests: 'approve' })
  const message = 'One passage to the island'
  const signature = await ask<Hex>(topic, 'personal_sign', [stringToHex(message), first])
  expect(await verifyMessage({ address: first, message, signature })).toBe(true)
})

test('a message for Solana is signed with Ed25519', async () => {
  const { topic } = await pair({ namespaces: ['solana'] })
  phone.behave({ requests: 'approve' })
  const pubkey = phone.accounts[0]?.solana.address ?? ''
  const message = Buffer.from('One passage to the island')
  const params = { message: base58.encode(message), pubkey }
  const { signature } = await ask<{ signature: string }>(topic, 'solana_signMessage', params, solanaChain)
  const x = Buffer.from(base58.decode(pubkey)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  expect(verify(null, message, key, base58.decode(signature))).toBe(true)
})

test('a transaction is signed on the phone and lands on the chain', async () => {
  const { topic } = await pair()
  phone.behave({ requests: 'approve' })
  const params = [
    { from: first, to: '0x00000000000000000000000000000000000000bb', value: '0xde0b6b3a7640000' },
  ]
  const hash = await ask<Hex>(topic, 'eth_sendTransaction', params, 'eip155:137')
  const chain = createPublicClient({ transport: http(sandbox.endpoints.chains['eip155:137']) })
  const { status, from } = await chain.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  expect([status, from]).toEqual(['success', first.toLowerCase()])
  expect(await chain.getBalance({ address: '0x00000000000000000000000000000000000000bb' })).toBe(
    parseEther('1'),
  )
})

test('a rejected proposal and a rejected request are answered with 5000', async () => {
  const { uri, session } = await dapp.propose()
  const refused = session.catch((error: unknown) => error)
  phone.behave({ proposals: 'reject' })
  await phone.pair(uri)
  expect(await refused).toMatchObject({ code: 5000, message: 'User rejected.' })

  phone.behave({ proposals: 'ask', requests: 'reject' })
  const { topic } = await pair()
  await expect(ask(topic, 'personal_sign', ['0x68', first])).rejects.toMatchObject({ code: 5000 })
})

test('a dapp of unknown chains alone is turned down with 5100', async () => {
  const { uri = '', approval } = await dapp.client.connect({
    optionalNamespaces: { eip155: { chains: ['eip155:424242'], methods: ['personal_sign'], events: [] } },
  })
  const refused = approval().catch((error: unknown) => error)
  phone.behave({ proposals: 'approve' })
  await phone.pair(uri)
  expect(await refused).toMatchObject({ code: 5100 })
})

test('only some namespaces and other accounts can be granted', async () => {
  const { topic, namespaces } = await pair({ namespaces: ['eip155'], accounts: [1, 0] })
  expect(Object.keys(namespaces)).toEqual(['eip155'])
  expect(namespaces['eip155']?.accounts.slice(0, 2)).toEqual([`eip155:1:${second}`, `eip155:1:${first}`])
  phone.behave({ requests: 'approve' })
  await expect(
    ask(topic, 'personal_sign', ['0x68', '0x00000000000000000000000000000000000000bb']),
  ).rejects.toMatchObject({ code: 4100 })
})

test('the phone switches its chain: an event, and an update when the session did not have it', async () => {
  const { topic } = await pair()
  const switched = dapp.heard('session_event')
  await phone.switchChain('eip155:137')
  expect(await switched).toMatchObject({
    topic,
    params: { event: { name: 'chainChanged', data: 137 }, chainId: 'eip155:137' },
  })
  const [updated, switchedAgain] = [dapp.heard('session_update'), dapp.heard('session_event')]
  await phone.switchChain('eip155:8453')
  const { params } = (await updated) as { params: { namespaces: DappSession['namespaces'] } }
  expect(params.namespaces['eip155']?.accounts).toContain(`eip155:8453:${first}`)
  expect(await switchedAgain).toMatchObject({ params: { event: { data: 8453 } } })
  await expect(phone.switchChain('eip155:10')).rejects.toThrow('The phone does not know the chain eip155:10.')
})

test('a dapp asks the phone to switch, and a chain it does not know is 4902', async () => {
  const { topic } = await pair()
  phone.behave({ requests: 'approve' })
  const switched = dapp.heard('session_event')
  expect(await ask(topic, 'wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBe(null)
  expect(await switched).toMatchObject({ params: { event: { name: 'chainChanged', data: 8453 } } })
  expect(phone.state().chain).toBe('eip155:8453')
  await expect(ask(topic, 'wallet_switchEthereumChain', [{ chainId: '0xa' }])).rejects.toMatchObject({
    code: 4902,
  })
})

test('another account on the phone updates the session', async () => {
  const { topic } = await pair()
  const [updated, event] = [dapp.heard('session_update'), dapp.heard('session_event')]
  await phone.updateAccounts([1])
  await updated
  expect(dapp.client.session.get(topic).namespaces['eip155']?.accounts).toEqual([
    `eip155:1:${second}`,
    `eip155:137:${second}`,
  ])
  expect(await event).toMatchObject({ params: { event: { name: 'accountsChanged', data: [second] } } })
})

test('either side ends the session, and both answer a ping before', async () => {
  const { topic } = await pair()
  await phone.ping(topic)
  await dapp.client.ping({ topic })
  const ended = dapp.heard('session_delete')
  await phone.disconnect()
  expect(await ended).toMatchObject({ topic })
  expect(phone.sessions()).toEqual([])

  const again = await pair()
  await dapp.client.disconnect({ topic: again.topic, reason: { code: 6000, message: 'User disconnected.' } })
  await expect.poll(phone.sessions).toEqual([])
})

test('a request to a phone that is away is answered when it comes back', async () => {
  const { topic } = await pair()
  phone.behave({ requests: 'approve' })
  await phone.goOffline()
  const published = new Promise((resolve) => dapp.client.core.relayer.events.once('relayer_publish', resolve))
  const answer = ask<Hex>(topic, 'personal_sign', ['0x68', first])
  await published
  await phone.goOnline()
  expect(await answer).toMatch(/^0x[0-9a-f]{130}$/)
})

test('a request is answered although the relay died in the middle of it', async () => {
  const { topic } = await pair()
  const arrived = new Promise<{ id: number }>((resolve) => void phone.onRequest(resolve))
  const answer = ask<Hex>(topic, 'personal_sign', ['0x68', first])
  const { id } = await arrived
  await sandbox.relay?.kill()
  await expect.poll(() => phone.state().online).toBe(false)
  const approved = phone.approveRequest(id)
  await sandbox.relay?.restart()
  await approved
  expect(await answer).toMatch(/^0x[0-9a-f]{130}$/)
})

test('a refused project reaches the dapp as an error of the relay with its reason', async () => {
  const refused = await startDapp(sandbox.endpoints.relay ?? '', 'refused-1')
  const reason = new Promise((resolve) => refused.client.core.relayer.on('relayer_error', resolve))
  refused.client.connect({ optionalNamespaces: {} }).catch(() => undefined)
  expect(String(await reason)).toContain('Project not found')
  await refused.stop()
})

function ask<Result>(topic: string, method: string, params: unknown, chainId = 'eip155:1'): Promise<Result> {
  return dapp.client.request<Result>({ topic, chainId, request: { method, params } })
}
