import { expect, test } from 'vitest'
import { createHostSignIn } from '../../../../adapters/sign-in/host-sign-in.ts'
import { polygon } from '../../../../core/domain/network/known-networks.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { aliceOnMainnet, bobOnMainnet, startSignIn } from './story.ts'

/** Alice's sign-out takes the server longer than it may, and Bob signs in meanwhile. */
async function bobAfterASlowSignOut() {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.server.hang('signOut')
  const over = story.server.hang('settled')
  story.change([bob.address])
  story.clock.pass(10_000)
  story.press('sign')
  expect([story.status(), story.server.current()]).toEqual(['authenticated', bobOnMainnet])
  return { ...story, over }
}

test('a sign-out that comes through after another account signed in is noticed, here and in other tabs', async () => {
  const story = await bobAfterASlowSignOut()
  const marked = story.storage.texts()[storageKeys.signIn]
  story.clock.pass(1)
  story.server.begin(null)
  story.over.answer(null)
  expect([story.status(), story.asked('signOut')]).toEqual(['unauthenticated', 1])
  expect(story.storage.texts()[storageKeys.signIn]).not.toBe(marked)
})

test('a verification that comes through for an account that was left is signed out', async () => {
  const story = await bobAfterASlowSignOut()
  story.server.begin(aliceOnMainnet)
  story.over.answer(null)
  expect([story.status(), story.server.current(), story.asked('signOut')]).toEqual([
    'unauthenticated',
    null,
    2,
  ])
})

test('a session that began after a slow sign-out remains if the late verification fails', async () => {
  const story = await bobAfterASlowSignOut()
  story.over.answer(null)
  expect([story.status(), story.server.current(), story.asked('signOut')]).toEqual([
    'authenticated',
    bobOnMainnet,
    1,
  ])
})

test('a late verification does not sign out while the visitor signs', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.server.hang('signOut')
  const over = story.server.hang('settled')
  story.change([bob.address])
  story.clock.pass(10_000)
  const signature = story.injected.hang('request')
  story.press('sign')
  story.server.begin(aliceOnMainnet)
  over.answer(null)
  signature.answer('0x01')
  expect([story.status(), story.server.current(), story.asked('signOut')]).toEqual([
    'authenticated',
    bobOnMainnet,
    1,
  ])
})

test('another account on a network that is not offered signs out as soon as the wallet is back', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.move('eip155:56')
  story.change([bob.address])
  expect(story.server.current()).toEqual(aliceOnMainnet)
  story.move(polygon.id)
  expect([story.server.current(), story.view()]).toEqual([null, 'ConnectingSiwe'])
  story.change([alice.address])
})

test('a verification that a stop interrupted, and that comes through after the next start, is noticed', async () => {
  let verified: (isGood: boolean) => void = () => {}
  let session: { address: string; chainId: number } | null = null
  const signIn = createHostSignIn({
    adapter: {
      getNonce: async () => 'nonce0001',
      verifyMessage: () => new Promise<boolean>((resolve) => (verified = resolve)),
      getSession: async () => session,
      signOut: async () => {
        session = null
      },
    },
    page: () => ({ host: 'story.example', origin: 'https://story.example' }),
    now: () => new Date(0),
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const story = startSignIn({ isRemembered: true, ports: { signIn } })
  void story.comeAboard()
  await turn()
  story.press('sign')
  await turn()
  expect(story.latchkey.state().signIn?.flow?.step).toBe('verifying')
  story.latchkey.stop()
  story.latchkey.start()
  await turn()
  expect(story.status()).toBe('loading')
  session = { address: aliceOnMainnet.address, chainId: 1 }
  verified(true)
  await turn()
  expect(story.status()).toBe(session ? 'authenticated' : 'unauthenticated')
})
