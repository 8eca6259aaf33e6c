import { verifyMessage, type Hex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPhone, type Phone } from '../../../sandbox/phone/phone.ts'
import type { Sandbox } from '../../../sandbox/start.ts'
import { openSandbox } from '../../shared-sandbox.ts'
import { startDapp, type Dapp } from '../dapp.ts'

const wish = {
  chains: ['eip155:1', 'eip155:8453', 'eip155:424242'],
  domain: 'ferry.example',
  uri: 'https://ferry.example/login',
  nonce: 'abcd12345678',
  statement: 'Board now.',
  methods: ['personal_sign', 'eth_sendTransaction', 'eth_dance'],
}
let sandbox: Sandbox
let dapp: Dapp
let phone: Phone

beforeAll(async () => {
  sandbox = await openSandbox({ only: ['relay'] })
})
afterAll(() => sandbox.stop())

beforeEach(async () => {
  const relayUrl = sandbox.endpoints.relay ?? ''
  const chains = { 'eip155:1': '', 'eip155:8453': '' }
  ;[dapp, phone] = await Promise.all([
    startDapp(relayUrl),
    createPhone({ relayUrl, projectId: 'test', chains }),
  ])
})
afterEach(async () => {
  await Promise.all([dapp.stop(), phone.stop()])
})

test('a dapp asks for a session and a sign-in at once, and has both', async () => {
  const { uri, response } = await dapp.client.authenticate(wish)
  const arrived = new Promise((resolve) => void phone.onAuthentication(resolve))
  await phone.pair(uri)
  await arrived
  await phone.signIn()
  const { session, auths = [] } = await response()
  expect(auths.map(({ p }) => p.iss)).toEqual(
    ['eip155:1', 'eip155:8453'].map((chain) => `did:pkh:${chain}:${phone.accounts[0]?.evm.address}`),
  )
  expect(session?.namespaces['eip155']).toMatchObject({
    chains: ['eip155:1', 'eip155:8453'],
    methods: ['eth_sendTransaction', 'personal_sign'],
  })
  for (const { p, s } of auths) {
    const message = dapp.client.engine.formatAuthMessage({ request: p, iss: p.iss })
    expect(message).toContain('ferry.example wants you to sign in with your Ethereum account:')
    const address = phone.accounts[0]?.evm.address ?? '0x'
    expect(await verifyMessage({ address, message, signature: s.s as Hex })).toBe(true)
  }
  expect(phone.sessions()).toHaveLength(1)
  expect(phone.state().proposals).toEqual([])
})

test('a refused sign-in ends with the words of the refusal', async () => {
  phone.behave({ proposals: 'reject' })
  const { uri, response } = await dapp.client.authenticate(wish)
  const refused = response().catch((error: unknown) => error)
  await phone.pair(uri)
  expect(await refused).toBe('User rejected.')
})
