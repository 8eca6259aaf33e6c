import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { expect, onTestFinished, test } from 'vitest'
import type { WalletConnectDependencies } from '../../../adapters/wallet-connect/wallet-connect.ts'
import { base, mainnet } from '../../../core/domain/network/known-networks.ts'
import type { SignInFacts } from '../../../core/domain/sign-in/message.ts'
import type { WalletConnect } from '../../../core/ports/wallet-connect.ts'
import { alice } from '../../../fixtures/people.ts'
import { startWalletKit } from '../../../sandbox/phone/quiet-wallet-kit.ts'
import type { Phone } from '../../../sandbox/phone/phone.ts'
import { eventually } from '../../eventually.ts'
import { pairing } from '../contract/wallet-connect-contract.ts'
import { unhurried, valueOf } from '../answers.ts'
import { memoryStorage } from './memory-storage.ts'
import type { MemoryStorage } from './memory-storage.ts'
import { noProposalIsLeft, nothingIsLeft } from './nothing-is-left.ts'
import { relayStage } from './relay-stage.ts'

const stage = relayStage()
const chains = [base.id, mainnet.id]
const facts: SignInFacts = {
  domain: 'ferry.example',
  uri: 'https://ferry.example/login',
  version: '1',
  nonce: 'abcd12345678',
  iat: '2026-01-01T00:00:00.000Z',
  statement: 'Board now.',
}
const wish = async () => facts

/** Pairs somebody who is to sign in with that; answers the steps and how it ended. */
function signingIn(
  walletConnect: WalletConnect,
  withUri: (uri: string) => unknown,
  signal: AbortSignal = unhurried,
) {
  const asking = {
    ...walletConnect,
    pair: (request: object, ...rest: [AbortSignal]) =>
      walletConnect.pair({ chains, ...request, signsIn: true }, ...rest),
  }
  return pairing(asking, chains, withUri, signal)
}

const page = (dependencies: Partial<WalletConnectDependencies> = {}) =>
  stage.latchkey({ wish, ...dependencies })

/** Lets a phone's owner approve whatever it is asked, and notes which of the two that was. */
function agreeing(phone: Phone): string[] {
  const asked: string[] = []
  phone.behave({ proposals: 'approve' })
  phone.onProposal(() => asked.push('session'))
  phone.onAuthentication(() => asked.push('session and sign-in'))
  return asked
}

/** Holds that no pairing, session or sign-in is left. */
function noSignInIsLeft(storage: MemoryStorage): void {
  nothingIsLeft(storage)
  expect(storage.kept('requests')).toEqual([])
  expect(storage.kept('pairingTopics')).toEqual([])
}

test('a phone approves and signs in at once with a standard message of its session', async () => {
  const phone = await stage.phone()
  const asked = agreeing(phone)
  const { steps } = await signingIn(page(), phone.pair)
  const [, approved] = steps
  if (approved?.kind !== 'approved' || !approved.signed) throw new Error('Nobody signed in.')
  const { address, chainId, message, signature } = approved.signed
  expect(asked).toEqual(['session and sign-in'])
  expect(approved.namespaces).toEqual([{ namespace: 'eip155', accounts: [address], chainId }])
  expect(parseSiweMessage(message)).toMatchObject({
    address,
    chainId: 8453,
    domain: 'ferry.example',
    uri: 'https://ferry.example/login',
    nonce: 'abcd12345678',
    statement: expect.stringContaining('Board now.'),
  })
  expect(
    await verifyMessage({
      address: address as `0x${string}`,
      message,
      signature: signature as `0x${string}`,
    }),
  ).toBe(true)
})

test('a session with a sign-in signs, restores and ends like any other', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone()
  agreeing(phone)
  const walletConnect = page({ storage })
  const { steps } = await signingIn(walletConnect, phone.pair)
  const walletKey = steps.flatMap((step) => (step.kind === 'approved' ? step.wallet.key : []))[0] ?? ''
  const address = phone.accounts[0]?.evm.address ?? ''
  const request = { walletKey, chainId: base.id, method: 'personal_sign', params: ['0x6869', address] }
  expect(await valueOf(walletConnect.request(request, unhurried))).toMatch(/^0x[0-9a-f]{130}$/)
  expect(await valueOf(walletConnect.reconnect({ walletKey, chains: [] }, unhurried))).toMatchObject({
    namespaces: [{ chainId: base.id }],
  })
  await valueOf(walletConnect.disconnect({ walletKey }, unhurried))
  await eventually(() => expect(phone.sessions()).toEqual([]))
  await eventually(() => noSignInIsLeft(storage))
})

test('a phone that cannot is paired by the same URI, and signs nothing', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone({ lacks: ['wc_sessionAuthenticate'] })
  const asked = agreeing(phone)
  const walletConnect = page({ storage })
  const { steps } = await signingIn(walletConnect, phone.pair)
  expect(asked).toEqual(['session'])
  expect(steps[1]).toMatchObject({ kind: 'approved', namespaces: [{ chainId: base.id }] })
  expect(steps[1]).not.toHaveProperty('signed')
  expect(storage.kept('requests')).toEqual([])
  const walletKey = steps.flatMap((step) => (step.kind === 'approved' ? step.wallet.key : []))[0] ?? ''
  await valueOf(walletConnect.disconnect({ walletKey }, unhurried))
  await eventually(() => noSignInIsLeft(storage))
})

test.each([
  ['does not come', () => new Promise<never>(() => {})],
  ['cannot be had', () => Promise.reject(new Error('503'))],
  ['is not wanted', async () => null],
])('a message that %s holds up no URI: the phone is paired alone', async (_, late) => {
  const phone = await stage.phone()
  const asked = agreeing(phone)
  const { steps } = await signingIn(page({ wish: late, timeouts: { wish: 20 } }), phone.pair)
  expect(asked).toEqual(['session'])
  expect(steps[1]).toMatchObject({ kind: 'approved' })
})

test('no nonce is requested for a pairing without a sign-in', async () => {
  const phone = await stage.phone()
  const asked = agreeing(phone)
  const { steps } = await pairing(
    page({ wish: () => Promise.reject(new Error('Nobody asked.')) }),
    chains,
    phone.pair,
  )
  expect([asked, steps[1]?.kind]).toEqual([['session'], 'approved'])
})

test('a refused sign-in is reported, and the next URI asks for the session alone', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone({ proposals: 'reject' })
  const walletConnect = page({ storage })
  const { failure } = await signingIn(walletConnect, phone.pair)
  expect(failure?.code).toBe('user-rejected')
  await eventually(() => noSignInIsLeft(storage))
  await eventually(() => expect(storage.kept('history')).toEqual([]))
  const asked = agreeing(phone)
  await signingIn(walletConnect, phone.pair)
  expect(asked).toEqual(['session'])
})

test('an aborted pairing leaves nothing and can no longer sign in', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone()
  const abort = new AbortController()
  phone.onAuthentication(() => abort.abort())
  const { failure } = await signingIn(page({ storage }), phone.pair, abort.signal)
  expect(failure).toEqual({ code: 'aborted' })
  await eventually(() => noSignInIsLeft(storage))
  await eventually(() => noProposalIsLeft(storage))
})

test('an approval that crosses the taking back leaves no session here', async () => {
  const storage = memoryStorage()
  const phone = await stage.phone()
  const abort = new AbortController()
  const answered = new Promise<void>((resolve) => {
    phone.onAuthentication(() => {
      abort.abort()
      phone.signIn().then(
        () => resolve(),
        () => resolve(),
      )
    })
  })
  await signingIn(page({ storage }), phone.pair, abort.signal)
  await answered
  await eventually(() => noSignInIsLeft(storage))
})

test('a message with another nonce is ignored, and the session remains', async () => {
  const account = privateKeyToAccount(alice.privateKey)
  const { kit, stop } = await startWalletKit({
    relayUrl: stage.relay().url,
    projectId: 'latchkey-tests',
    name: 'Plain',
    url: 'http://127.0.0.1',
    memory: 'of-its-own',
  })
  onTestFinished(stop)
  kit.on('session_authenticate', async ({ id, params: { authPayload } }) => {
    const iss = `did:pkh:${mainnet.id}:${alice.address}`
    const { type: _, chains: __, ...request } = { ...authPayload, nonce: 'another00000' }
    const s = await account.signMessage({ message: kit.formatAuthMessage({ request, iss }) })
    await kit.approveSessionAuthenticate({
      id,
      auths: [{ h: { t: 'caip122' }, p: { ...request, iss }, s: { t: 'eip191', s } }],
    })
  })
  const { steps } = await signingIn(page(), (uri) => kit.pair({ uri }))
  expect(steps[1]).toMatchObject({ kind: 'approved', namespaces: [{ accounts: [alice.address] }] })
  expect(steps[1]).not.toHaveProperty('signed')
})
