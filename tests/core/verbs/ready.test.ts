import { expect, test } from 'vitest'
import { fakeSignIn } from '../../../adapters/fake/fake-sign-in.ts'
import { sharing } from '../../../adapters/fake/sharing.ts'
import { fakeStorage } from '../../../adapters/fake/fake-storage.ts'
import { base } from '../../../core/domain/network/known-networks.ts'
import type { Latchkey } from '../../../core/latchkey.ts'
import { createSignInVerbs } from '../../../core/verbs/sign-in-verbs.ts'
import { alice } from '../../../fixtures/people.ts'
import { beacon, harbor, startStory } from '../../../fixtures/story.ts'
import { connectionIn } from '../../../fixtures/connection-in.ts'

test('ready() starts Latchkey and resolves once the earlier wallet is restored', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey } = startStory({ ports: { storage }, wallets: [{ ...harbor, isTrusted: true }] })
  await latchkey.ready()
  expect(connectionIn(latchkey.state()).status).toBe('connected')
})

test('ready() rejects with aborted during and after a stop', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey } = startStory({ ports: { storage }, wallets: [] })
  const asked = latchkey.ready({ namespace: 'eip155' })
  latchkey.stop()
  await expect(asked).rejects.toMatchObject({ code: 'aborted' })
  await expect(latchkey.ready()).rejects.toMatchObject({ code: 'aborted' })
})

test('ready() for one namespace does not wait for another namespace', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey } = startStory({ ports: { storage }, wallets: [] })
  await latchkey.ready({ namespace: 'solana' })
  expect(connectionIn(latchkey.state()).status).toBe('unknown')
})

test('request(), switchNetwork() and signIn() start Latchkey and wait for the restored wallet', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const visit = () => startStory({ ports: { storage }, wallets: [{ ...harbor, isTrusted: true }] })
  const [asking, moving] = [visit(), visit()]
  await expect(asking.latchkey.request({ method: 'eth_chainId' })).resolves.toBeDefined()
  await moving.latchkey.switchNetwork(base.id)
  expect(connectionIn(moving.latchkey.state())).toMatchObject({ status: 'connected', chainId: base.id })
  const signing = startStory({
    options: { isSiweEnabled: true },
    ports: { storage, signIn: fakeSignIn() },
    wallets: [{ ...harbor, isTrusted: true }],
  })
  const { signIn } = createSignInVerbs(signing.latchkey)
  await expect(signIn()).resolves.toMatchObject({ address: alice.address })
})

test('a request at load rejects with aborted if Latchkey stops', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey } = startStory({ ports: { storage }, wallets: [] })
  const asked = latchkey.request({ method: 'eth_chainId' })
  latchkey.stop()
  await expect(asked).rejects.toMatchObject({ code: 'aborted' })
})

test.each([
  ['a request', (latchkey, signal) => latchkey.request({ method: 'personal_sign', signal })],
  ['a switch', (latchkey, signal) => latchkey.switchNetwork(base.id, { signal })],
] as const satisfies readonly (readonly [
  string,
  (latchkey: Latchkey, signal: AbortSignal) => Promise<unknown>,
])[])(
  '%s that is aborted at load, before any wallet was asked, says that nobody was asked',
  async (_, call) => {
    const storage = fakeStorage()
    await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
    const { latchkey } = startStory({ ports: { storage }, wallets: [] })
    const giving = new AbortController()
    const asked = call(latchkey, giving.signal)
    giving.abort()
    await expect(asked).rejects.toMatchObject({
      shortMessage: 'Nobody was asked: another action or the page ended it (aborted).',
      meta: ['Its signal aborted.'],
    })
  },
)

/** A visit on which Harbor, of an earlier one, is asked silently and says nothing yet, while Beacon is asked to connect. */
async function choosingAnew() {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const story = startStory({ ports: { storage }, wallets: [{ ...harbor, isTrusted: true }, beacon] })
  story.injected.hang('reconnect')
  const asked = story.injected.hang('connect')
  const connecting = story.latchkey.connect({ wallet: beacon.wallet.key })
  const keys = () =>
    story.injected.questions.flatMap(({ method, request }) =>
      method === 'request' ? [Object(request).walletKey as string] : [],
    )
  return { ...story, asked, connecting, keys }
}

test('a request beside a connection waits for that, and goes to the wallet that agreed', async () => {
  const { latchkey, asked, connecting, keys } = await choosingAnew()
  const requested = latchkey.request({ method: 'personal_sign' })
  asked.answer(sharing(beacon))
  await connecting
  await requested
  expect(keys()).toEqual([beacon.wallet.key])
})

test('a request beside a connection that is declined goes to the wallet of the earlier visit', async () => {
  const { latchkey, asked, connecting, keys } = await choosingAnew()
  const requested = latchkey.request({ method: 'personal_sign' })
  asked.reject({ code: 'user-rejected' })
  await expect(connecting).rejects.toMatchObject({ code: 'user-rejected' })
  await requested
  expect(keys()).toEqual([harbor.wallet.key])
})

test('a request during a first connection rejects with unauthorized if the wallet declines', async () => {
  const { latchkey, injected } = startStory()
  const asked = injected.hang('connect')
  const connecting = latchkey.connect({ wallet: beacon.wallet.key })
  const requested = latchkey.request({ method: 'personal_sign' })
  asked.reject({ code: 'user-rejected' })
  await expect(connecting).rejects.toMatchObject({ code: 'user-rejected' })
  await expect(requested).rejects.toMatchObject({ code: 'unauthorized' })
})
