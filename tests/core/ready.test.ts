import { expect, test } from 'vitest'
import { fakeSignIn } from '../../adapters/fake/fake-sign-in.ts'
import { fakeStorage } from '../../adapters/fake/fake-storage.ts'
import { base } from '../../core/domain/known-networks.ts'
import { createSignInVerbs } from '../../core/sign-in-verbs.ts'
import { alice } from '../../fixtures/people.ts'
import { harbor, startStory } from '../../fixtures/story.ts'
import { connectionIn } from '../../fixtures/connection-in.ts'

test('a host that waits until Latchkey is ready knows who is connected, and has started it', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey } = startStory({ ports: { storage }, wallets: [{ ...harbor, isTrusted: true }] })
  await latchkey.ready()
  expect(connectionIn(latchkey.state()).status).toBe('connected')
})

test('who waits is told of a stop, and so is who asks after it', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey } = startStory({ ports: { storage }, wallets: [] })
  const asked = latchkey.ready({ namespace: 'eip155' })
  latchkey.stop()
  await expect(asked).rejects.toMatchObject({ code: 'aborted' })
  await expect(latchkey.ready()).rejects.toMatchObject({ code: 'aborted' })
})

test('one namespace does not wait for another', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey } = startStory({ ports: { storage }, wallets: [] })
  await latchkey.ready({ namespace: 'solana' })
  expect(connectionIn(latchkey.state()).status).toBe('unknown')
})

test('a request, a switch and a sign-in at load wait for the wallet of an earlier visit, and start what nobody started', async () => {
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

test('who asks at load is told of a stop', async () => {
  const storage = fakeStorage()
  await startStory({ ports: { storage } }).latchkey.connect({ wallet: harbor.wallet.key })
  const { latchkey } = startStory({ ports: { storage }, wallets: [] })
  const asked = latchkey.request({ method: 'eth_chainId' })
  latchkey.stop()
  await expect(asked).rejects.toMatchObject({ code: 'aborted' })
})
