import { expect, test } from 'vitest'
import { fakeSignIn } from '../../../../adapters/fake/fake-sign-in.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import { sharing } from '../../../../adapters/fake/sharing.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import type { HostOptions } from '../../../../core/domain/options/host-options.ts'
import type { Latchkey } from '../../../../core/latchkey.ts'
import { authenticationStatus } from '../../../../core/view-models/sign-in/authentication-status.ts'
import { signInSummary } from '../../../../core/view-models/sign-in/summary.ts'
import { createLatchkey } from '../../../../entries/index.ts'
import { harbor, startStory } from '../../../../fixtures/story.ts'
import { aliceOnMainnet, startSignIn } from '../../effects/sign-in/story.ts'

const siwe = {
  getNonce: async () => 'nonce0001',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}

const aliceShares = sharing({ accounts: [aliceOnMainnet.address], chainId: mainnet.id })

const read = ({ latchkey }: { readonly latchkey: Pick<Latchkey, 'state'> }) => [
  signInSummary(latchkey.state()).status,
  authenticationStatus(latchkey.state()),
]

/** The second load of a page that Alice has connected to, before it starts. */
async function secondLoad(options: Partial<HostOptions> = {}) {
  const storage = fakeStorage()
  await startSignIn({ session: aliceOnMainnet, ports: { storage } }).comeAboard()
  const server = fakeSignIn({ session: aliceOnMainnet })
  const story = startStory({
    options: { isSiweEnabled: true, ...options },
    ports: { signIn: server, storage },
    wallets: [{ ...harbor, isTrusted: true }],
  })
  return { ...story, server }
}

test('the status is loading on a server', () => {
  const latchkey = createLatchkey({ projectId: 'p', networks: [mainnet], siwe })
  expect(read({ latchkey })).toEqual(['loading', 'loading'])
})

test('a signed-in visitor is never shown as signed out while the page loads', async () => {
  const story = await secondLoad()
  const told = [read(story)]
  story.latchkey.subscribe(() => told.push(read(story)))
  const wallet = story.injected.hang('reconnect')
  const answer = story.server.hang('session')
  story.latchkey.start()
  expect(story.latchkey.state().connection.byNamespace.eip155.status).toBe('reconnecting')
  wallet.answer(aliceShares)
  expect(read(story)).toEqual(['loading', 'loading'])
  answer.answer(aliceOnMainnet)
  expect(read(story)).toEqual(['signed-in', 'authenticated'])
  expect(told.flat()).not.toContain('signed-out')
  expect(told.flat()).not.toContain('unauthenticated')
})

test('the server may answer before the wallet', async () => {
  const story = await secondLoad()
  const wallet = story.injected.hang('reconnect')
  story.latchkey.start()
  expect(read(story)).toEqual(['loading', 'loading'])
  wallet.answer(aliceShares)
  expect(read(story)).toEqual(['signed-in', 'authenticated'])
})

test('the status is signed-out after a start without a connection', () => {
  const story = startStory({ options: { isSiweEnabled: true }, ports: { signIn: fakeSignIn() } })
  expect(read(story)).toEqual(['loading', 'loading'])
  story.latchkey.start()
  expect(read(story)).toEqual(['signed-out', 'unauthenticated'])
})

test.each([
  ['does not agree again', { code: 'unauthorized' }],
  ['says nothing in time', { code: 'timed-out' }],
] as const)('a wallet that %s does not leave the status loading', async (_, failure) => {
  const story = await secondLoad()
  const wallet = story.injected.hang('reconnect')
  story.latchkey.start()
  wallet.reject(failure)
  expect(read(story)).toEqual(['signed-out', 'unauthenticated'])
})

test('the status is off if sign-in is disabled', async () => {
  const story = await secondLoad({ features: { signIn: false } })
  expect(read(story)).toEqual(['off', undefined])
  story.injected.hang('reconnect')
  story.latchkey.start()
  expect(read(story)).toEqual(['off', undefined])
})
