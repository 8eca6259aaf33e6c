import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { lagoon } from '../connection/solana-wallet-story.ts'
import { mainnet, solanaDevnet } from '../../../../core/domain/network/known-networks.ts'
import { fakeWalletStandard } from '../../../../adapters/fake/fake-wallet-standard.ts'
import { fakeFeatures } from '../../../../adapters/fake/fake-features.ts'
import { fakeSignIn } from '../../../../adapters/fake/fake-sign-in.ts'
import { createHostSignIn } from '../../../../adapters/sign-in/host-sign-in.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { FakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { SignedSession } from '../../../../core/domain/sign-in/sign-in.ts'
import { storageKeys } from '../../../../core/domain/sessions/storage-keys.ts'
import { signIn } from '../../../../core/events/sign-in/sign-in.ts'
import { createSignInVerbs } from '../../../../core/verbs/sign-in-verbs.ts'
import { signInSummary } from '../../../../core/view-models/sign-in/summary.ts'
import { toastOnPage } from '../../../../core/view-models/shell/toast.ts'
import { bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { aliceOnMainnet, startSignIn } from './story.ts'

type Story = ReturnType<typeof startSignIn>

/** Alice, signed in, on a page whose storage is at hand. */
async function aboard() {
  const storage = fakeStorage()
  const story = startSignIn({ session: aliceOnMainnet, ports: { storage } })
  await story.comeAboard()
  return { story, storage }
}

/** The same browser after a reload, at a server that still holds a session. */
function reloaded(texts: Readonly<Record<string, string>>, session: SignedSession | null) {
  const storage = fakeStorage(texts)
  const story = startSignIn({ session, isRemembered: true, ports: { storage } })
  return { story, storage }
}

const order = ({ server }: Story) =>
  server.questions.flatMap(({ method }) => (method === 'session' || method === 'signOut' ? [method] : []))

test.each<readonly [string, (story: Story) => unknown]>([
  ['a disconnect', async (story) => story.latchkey.disconnect()],
  ['a change of account', (story) => story.change([bob.address])],
])(
  'a sign-out that failed at %s is done after a reload, before anybody counts as signed in',
  async (_, end) => {
    const before = await aboard()
    before.story.server.reject('signOut', { code: 'unreachable' })
    await end(before.story)
    const { story, storage } = reloaded(before.storage.texts(), aliceOnMainnet)
    expect(order(story)).toEqual(['signOut', 'session'])
    expect(story.server.current()).toBeNull()
    expect(storage.texts()).not.toHaveProperty(storageKeys.signOut)
  },
)

test('a sign-out that a reload interrupted is repeated at the next load', async () => {
  const before = await aboard()
  before.story.server.hang('signOut')
  await before.story.latchkey.disconnect()
  const { story } = reloaded(before.storage.texts(), aliceOnMainnet)
  expect([order(story), story.server.current()]).toEqual([['signOut', 'session'], null])
})

test('a sign-out that fails again leaves nobody signed in and is repeated at the next load', async () => {
  const before = await aboard()
  before.story.server.reject('signOut', { code: 'unreachable' })
  await before.story.latchkey.disconnect()
  const storage = fakeStorage(before.storage.texts())
  const server = fakeSignIn({ session: aliceOnMainnet })
  for (const _ of [1, 2]) server.reject('signOut', { code: 'unreachable' })
  const story = startSignIn({ ports: { storage, signIn: server } })
  void story.comeAboard()
  expect(story.status()).toBe('unauthenticated')
  expect(order(reloaded(storage.texts(), aliceOnMainnet).story)).toEqual(['signOut', 'session'])
})

test.each<readonly [string, (story: Story) => unknown]>([
  ['a sign-out that was done', async (story) => story.latchkey.disconnect()],
  [
    'a failed sign-out that the host app requested',
    (story) => {
      story.server.reject('signOut', { code: 'unreachable' })
      story.latchkey.dispatch(signIn.signOutRequested())
    },
  ],
  [
    'a new signature after one that failed',
    async (story) => {
      for (const _ of [1, 2]) story.server.reject('signOut', { code: 'unreachable' })
      await story.latchkey.disconnect()
      void story.comeAboard()
      story.press('sign')
    },
  ],
])('%s is not done again after a reload', async (_, end) => {
  const before = await aboard()
  await end(before.story)
  const { story } = reloaded(before.storage.texts(), aliceOnMainnet)
  expect(order(story)).toEqual(['session'])
})

test('a signature in another tab cancels the pending sign-out', async () => {
  const before = await aboard()
  before.story.server.reject('signOut', { code: 'unreachable' })
  await before.story.latchkey.disconnect()
  before.storage.changeElsewhere(storageKeys.signIn, '1')
  expect(order(reloaded(before.storage.texts(), aliceOnMainnet).story)).toEqual(['session'])
})

test('a blocked storage does not prevent the session check', () => {
  const storage = fakeStorage()
  storage.block()
  const story = startSignIn({ session: aliceOnMainnet, ports: { storage } })
  void story.comeAboard()
  expect(story.status()).toBe('authenticated')
})

test('a failed sign-out shows a failure, and the page disconnects anyway', async () => {
  const { story } = await aboard()
  story.server.reject('signOut', { code: 'http-status', status: 503 })
  await story.latchkey.disconnect()
  expect([story.account(), story.status()]).toEqual([null, 'unauthenticated'])
  expect(toastOnPage(story.latchkey.state())?.text).toBe('Failed to disconnect')
})

test('a server that does not hear of another account is no failed disconnect', async () => {
  const { story } = await aboard()
  story.server.reject('signOut', { code: 'unreachable' })
  story.change([bob.address])
  expect(story.types()).not.toContain('toast/shown')
})

/** Alice, whose earlier sign-out is owed, or whose storage is asked in vain for whether it is. */
function switching(storage: FakeStorage) {
  const story = startSignIn({ session: aliceOnMainnet, ports: { storage } })
  const sign = (isOn: boolean) => story.latchkey.update({ features: isOn ? {} : { signIn: false } })
  return { ...story, sign, verbs: createSignInVerbs(story.latchkey) }
}

/** A storage that never says whether a sign-out is owed. */
function silentStorage(): FakeStorage {
  const storage = fakeStorage()
  return {
    ...storage,
    read: (request, signal) => (request.key === storageKeys.signOut ? NEVER : storage.read(request, signal)),
  }
}

test('toggling sign-in while storage hangs still determines the session', async () => {
  const story = switching(silentStorage())
  story.sign(false)
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.clock.pass(2000)
  story.sign(true)
  const signedIn = story.verbs.signIn()
  story.clock.pass(2000)
  expect(story.status()).toBe('authenticated')
  expect(await signedIn).toEqual(aliceOnMainnet)
})

test('a waiting signIn() rejects with aborted if the host disables the feature', async () => {
  const story = startSignIn({ prepare: (server) => [1, 2].forEach(() => server.hang('session')) })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const signedIn = createSignInVerbs(story.latchkey).signIn()
  await Promise.resolve()
  story.latchkey.update({ features: { signIn: false } })
  await expect(signedIn).rejects.toMatchObject({ code: 'aborted' })
})

test('a pending sign-out is sent even if sign-in was disabled while its code loaded', async () => {
  const features = fakeFeatures()
  const late = [features.hang('load'), features.hang('load')]
  const storage = fakeStorage({ [storageKeys.signOut]: '1' })
  const story = startSignIn({ session: aliceOnMainnet, ports: { storage, features } })
  story.latchkey.update({ isSiweEnabled: false })
  for (const one of late) one.answer(null)
  expect([story.asked('signOut'), story.latchkey.state().signIn?.isSignOutPending]).toEqual([0, true])
  story.latchkey.update({ isSiweEnabled: true })
  expect([order(story), story.server.current()]).toEqual([['signOut', 'session'], null])
  expect(storage.texts()).not.toHaveProperty(storageKeys.signOut)
})

/** Alice, who cancels while the server of a host verifies what she signed. */
async function cancelledMeanwhile() {
  let verify: (isGood: boolean) => void = () => {}
  const verification = new Promise<boolean>((resolve) => (verify = resolve))
  let current: SignedSession | null = null
  const adapter = {
    getNonce: async () => 'nonce0001',
    verifyMessage: async () => {
      const isGood = await verification
      if (isGood) current = aliceOnMainnet
      return isGood
    },
    getSession: async () => current,
    signOut: async () => (current = null),
  }
  const server = createHostSignIn({
    adapter,
    page: () => ({ host: 'story.example', origin: 'https://story.example' }),
    now: () => new Date('2026-01-01T00:00:00.000Z'),
  })
  const storage = fakeStorage()
  const story = startSignIn({ ports: { storage, signIn: server } })
  void story.comeAboard()
  await expect.poll(() => story.parts().sign.press).not.toBeNull()
  story.press('sign')
  await expect.poll(() => story.latchkey.state().signIn.flow?.step).toBe('verifying')
  story.press('cancel')
  await new Promise((resolve) => setImmediate(resolve))
  return { ...story, storage, verify: () => verify(true), current: () => current }
}

const owed = ({ storage }: { readonly storage: FakeStorage }) => storage.texts()[storageKeys.signOut]

test('a cancelled verification leaves a pending sign-out until its session has ended', async () => {
  const story = await cancelledMeanwhile()
  expect([story.account(), owed(story)]).toEqual([null, expect.any(String)])
  story.verify()
  await expect.poll(() => owed(story)).toBeUndefined()
  expect(story.current()).toBeNull()
})

test('a pending sign-out remains stored if the verification outlasts the sign-out limit', async () => {
  const story = await cancelledMeanwhile()
  story.clock.pass(10_000)
  story.verify()
  await expect.poll(() => story.current()).toBeNull()
  expect(owed(story)).toEqual(expect.any(String))
})

test('a Solana disconnect before the sign-in code is loaded keeps the Ethereum session', async () => {
  const storage = fakeStorage()
  const standard = () => fakeWalletStandard({ wallets: [{ ...lagoon, isTrusted: true }] })
  const options = { networks: [mainnet, solanaDevnet] }
  const before = startSignIn({
    session: aliceOnMainnet,
    options,
    ports: { storage, connectors: { 'wallet-standard': standard() } },
  })
  await before.comeAboard()
  await before.latchkey.connect({ wallet: lagoon.wallet.key })
  const features = fakeFeatures()
  const late = [1, 2, 3, 4].map(() => features.hang('load'))
  const story = startSignIn({
    session: aliceOnMainnet,
    isRemembered: true,
    options,
    ports: { storage, features, connectors: { 'wallet-standard': standard() } },
  })
  const { byNamespace } = story.latchkey.state().connection
  expect([byNamespace.eip155.status, byNamespace.solana.status]).toEqual(['connected', 'connected'])
  await story.latchkey.disconnect({ namespace: 'solana' })
  for (const one of late) one.answer(null)
  expect([story.server.current(), story.asked('signOut'), story.status()]).toEqual([
    aliceOnMainnet,
    0,
    'authenticated',
  ])
})

test('a Solana disconnect after the sign-in code is loaded keeps the Ethereum session', async () => {
  const options = { networks: [mainnet, solanaDevnet] }
  const standard = fakeWalletStandard({ wallets: [{ ...lagoon, isTrusted: true }] })
  const story = startSignIn({
    session: aliceOnMainnet,
    options,
    ports: { connectors: { 'wallet-standard': standard } },
  })
  await story.comeAboard()
  await story.latchkey.connect({ wallet: lagoon.wallet.key })
  await story.latchkey.disconnect({ namespace: 'solana' })
  expect([story.server.current(), story.asked('signOut'), story.status()]).toEqual([
    aliceOnMainnet,
    0,
    'authenticated',
  ])
})

test('an unrelated option change does not affect the sign-in status', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  expect(story.status()).toBe('authenticated')
  story.server.hang('session')
  story.latchkey.update({ features: { receive: false } })
  expect(story.status()).toBe('authenticated')
})

test('an unrelated option change opens no modal after the session expired', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.comeAboard()
  story.server.begin(null)
  expect(story.view()).toBe('closed')
  story.latchkey.update({ features: { receive: false } })
  expect(story.view()).toBe('closed')
})

/** A page that was left while its server verifies Alice's signature, loaded again. */
async function leftWhileVerifying() {
  const storage = fakeStorage()
  const before = startSignIn({ ports: { storage } })
  void before.comeAboard()
  before.server.hang('verify')
  before.press('sign')
  before.latchkey.stop()
  return reloaded(storage.texts(), null)
}

test('a session that the server begins after a reload is noticed, and asked about no more', async () => {
  const { story, storage } = await leftWhileVerifying()
  expect(story.status()).toBe('loading')
  story.server.begin(aliceOnMainnet)
  story.clock.pass(2000)
  expect([story.status(), story.server.current()]).toEqual(['authenticated', aliceOnMainnet])
  expect(storage.texts()).not.toHaveProperty(storageKeys.signOut)
  const asked = story.asked('session')
  story.clock.pass(60_000)
  expect(story.asked('session')).toBe(asked)
})

test('a server that begins none is asked until its time to verify is over', async () => {
  const { story, storage } = await leftWhileVerifying()
  story.clock.pass(60_000)
  const asked = story.asked('session')
  expect(asked).toBeLessThan(18)
  story.clock.pass(60_000)
  expect([story.asked('session'), story.asked('signOut')]).toEqual([asked, 0])
  expect(storage.texts()).not.toHaveProperty(storageKeys.signOut)
})

test('the status is loading, not signed-out, while a verification may still complete after a reload', () => {
  const storage = fakeStorage()
  const before = startSignIn({ ports: { storage } })
  void before.comeAboard()
  before.server.hang('verify')
  before.press('sign')
  const { story } = reloaded(storage.texts(), null)
  const status = () => signInSummary(story.latchkey.state()).status
  expect(status()).toBe('loading')
  story.clock.pass(60_000)
  expect(status()).toBe('signed-out')
})

test('a signature that the server refused is not asked about after a reload', async () => {
  const storage = fakeStorage()
  const before = startSignIn({ ports: { storage } })
  void before.comeAboard()
  before.server.reject('verify', { code: 'verification-failed' })
  before.press('sign')
  const { story } = reloaded(storage.texts(), null)
  story.clock.pass(60_000)
  expect(story.asked('session')).toBe(1)
})

test.each([
  ['is no time', 'verifying soon'],
  ['is of a clock a day ahead', 'verifying 9999999999999'],
])('a record of verifying that %s has the server asked once', (_, text) => {
  const { story } = reloaded({ [storageKeys.signOut]: text }, null)
  story.clock.pass(60_000)
  expect(story.asked('session')).toBe(1)
})
