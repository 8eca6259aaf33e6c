import { expect, test } from 'vitest'
import { createSignInVerbs } from '../../../../core/verbs/sign-in-verbs.ts'
import type { FakeSignIn } from '../../../../adapters/fake/fake-sign-in.ts'
import { fakeWalletConnect } from '../../../../adapters/fake/fake-wallet-connect.ts'
import { base } from '../../../../core/domain/network/known-networks.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { pairing } from '../../../../core/events/pairing/pairing.ts'
import { signIn } from '../../../../core/events/sign-in/sign-in.ts'
import { mask } from '../../../../core/recording/mask.ts'
import { rerun } from '../../../../core/recording/replay.ts'
import { bob } from '../../../../fixtures/people.ts'
import { phone } from '../pairing/story.ts'
import { aliceOnMainnet, bobOnMainnet, startSignIn } from './story.ts'

/** What Alice's phone signed as it was paired. */
const signed = {
  ...aliceOnMainnet,
  message: 'story.example wants you to sign in with your Ethereum account: nonce0000',
  signature: `0x${'51'.repeat(65)}`,
}

const refuses = (server: FakeSignIn) => server.reject('verify', { code: 'verification-failed' })

/** Somebody who looks at the code of a host that asks everybody to sign in; the server believes what Alice's phone signed, or does what else is given. */
function lookAtTheCode({
  verifies = (server) => server.answer('verify', aliceOnMainnet),
  ...given
}: Parameters<typeof startSignIn>[0] & { readonly verifies?: (server: FakeSignIn) => unknown } = {}) {
  const walletConnect = fakeWalletConnect({ ...(given.order && { order: given.order }) })
  const story = startSignIn({ ...given, ports: { connectors: { 'wallet-connect': walletConnect } } })
  verifies(story.server)
  const opened = story.latchkey.open()
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  const asks = () =>
    walletConnect.questions.filter(({ method }) => method === 'pair').map((one) => one.request)
  return { ...story, walletConnect, opened, asks }
}

test('a signature during the pairing signs the visitor in with one verification', async () => {
  const story = lookAtTheCode()
  expect(story.asks()).toMatchObject([{ signsIn: true }])
  story.walletConnect.approve(phone, signed)
  expect(await story.opened).toBe('connected')
  expect(story.status()).toBe('authenticated')
  expect(story.server.told).toEqual([aliceOnMainnet])
  expect(story.view()).toBe('closed')
  const verified = story.server.questions.find(({ method }) => method === 'verify')?.request
  expect(verified).toEqual({ message: signed.message, signature: signed.signature })
  expect([
    story.asked('message'),
    story.walletConnect.questions.filter((one) => one.method === 'request'),
  ]).toEqual([0, []])
})

test('a phone that signed nothing is asked as any other wallet', () => {
  const story = lookAtTheCode()
  story.walletConnect.approve(phone)
  expect(story.view()).toBe('ConnectingSiwe')
  expect(story.status()).toBe('unauthenticated')
  story.press('sign')
  expect(story.asked('message')).toBe(1)
})

test('the view shows the verification and does not close', () => {
  const story = lookAtTheCode({ verifies: (server) => server.hang('verify') })
  story.walletConnect.approve(phone, signed)
  expect(story.view()).toBe('ConnectingSiwe')
  expect(story.parts().progress?.title).toBe('Verifying the signature')
  story.latchkey.dispatch(modal.closeRequested())
  expect(story.latchkey.state().modal.shake).toBe(true)
})

test('a refused pairing signature is reported, and the retry asks the phone', () => {
  const story = lookAtTheCode({ verifies: refuses })
  story.walletConnect.approve(phone, signed)
  expect(story.parts().failed?.title).toBe("Couldn't verify your signature")
  expect(story.parts().sign.label).toBe('Try again')
  story.press('sign')
  expect(story.asked('message')).toBe(1)
})

test('a refused pairing signature opens a closed modal', () => {
  const story = lookAtTheCode({ verifies: refuses })
  story.latchkey.close()
  story.walletConnect.approve(phone, signed)
  expect(story.view()).toBe('ConnectingSiwe')
})

test('a phone that signs while the modal is closed signs in, and nothing opens', () => {
  const story = lookAtTheCode()
  story.latchkey.close()
  story.walletConnect.approve(phone, signed)
  expect([story.view(), story.status()]).toEqual(['closed', 'authenticated'])
})

test('Cancel during the verification disconnects and signs out', () => {
  const story = lookAtTheCode({ verifies: (server) => server.hang('verify') })
  story.walletConnect.approve(phone, signed)
  story.press('cancel')
  expect(story.status()).not.toBe('authenticated')
  expect([story.asked('signOut'), story.walletConnect.sessions()]).toEqual([1, []])
})

test.each([
  ['another account than the session begins with', { ...signed, address: bob.address }],
  ['another chain', { ...signed, chainId: base.id }],
])('a pairing signature for %s is not verified, and the wallet is asked', (_, other) => {
  const story = lookAtTheCode()
  story.walletConnect.approve(phone, other)
  expect([story.view(), story.asked('verify')]).toEqual(['ConnectingSiwe', 0])
})

test('a signed-in visitor is not asked to sign during the pairing', () => {
  const story = lookAtTheCode({ session: bobOnMainnet })
  expect(story.asks()).toEqual([expect.not.objectContaining({ signsIn: true })])
})

test('a pairing asks for no signature if SIWE is off', () => {
  const story = lookAtTheCode({ options: { isSiweEnabled: false } })
  expect(story.asks()).toEqual([expect.not.objectContaining({ signsIn: true })])
})

test('a second approval of the same code changes nothing', () => {
  const story = lookAtTheCode()
  story.walletConnect.approve(phone, signed)
  story.walletConnect.approve(phone, signed)
  expect([story.asked('verify'), story.server.told]).toEqual([1, [aliceOnMainnet]])
})

test('a verification that never ends fails in time, and both ways are open', () => {
  const story = lookAtTheCode({ verifies: (server) => server.hang('verify') })
  story.walletConnect.approve(phone, signed)
  story.clock.pass(30_000)
  expect(story.parts().failed?.title).toBe("Couldn't reach this app")
  expect([story.parts().sign.press, story.parts().cancel.press]).not.toContain(null)
})

test('a session check before the pairing is discarded', () => {
  const story = lookAtTheCode({ verifies: refuses })
  const check = story.server.hang('session')
  story.latchkey.dispatch(signIn.checkRequested({ reason: 'arrival' }))
  story.walletConnect.approve(phone, signed)
  check.answer(bobOnMainnet)
  expect([story.status(), story.asked('signOut')]).toEqual(['unauthenticated', 0])
})

test('the recording of the visit replays, and its mask hides message and signature', async () => {
  const story = lookAtTheCode()
  story.walletConnect.approve(phone, signed)
  await story.opened
  const tape = story.latchkey.recording()
  if (!tape) throw new Error('Nothing was recorded.')
  expect(rerun(tape).difference).toBeNull()
  expect(rerun(mask(tape)).difference).toBeNull()
  expect(JSON.stringify(mask(tape))).not.toMatch(/nonce0000|5151/)
})

/** Somebody with a phone beside the wallet of the page. */
function withPhone(given: Parameters<typeof startSignIn>[0] = {}) {
  const walletConnect = fakeWalletConnect()
  const story = startSignIn({ ...given, ports: { connectors: { 'wallet-connect': walletConnect } } })
  return { ...story, walletConnect, verbs: createSignInVerbs(story.latchkey) }
}

test.each(['signing', 'verifying'] as const)(
  'a phone that signs during the pairing replaces a wallet whose sign-in is %s, and is signed in',
  (step) => {
    const story = withPhone()
    void story.comeAboard()
    if (step === 'signing') story.injected.hang('request')
    else story.server.hang('verify')
    story.press('sign')
    expect(story.latchkey.state().signIn?.flow?.step).toBe(step)
    story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
    const verification = story.server.hang('verify')
    story.walletConnect.approve(phone, signed)
    story.server.begin(aliceOnMainnet)
    verification.answer(aliceOnMainnet)
    story.clock.pass(60_000)
    expect(story.latchkey.state().signIn?.flow?.step).not.toBe('verifying')
    expect(story.status()).toBe('authenticated')
  },
)

test('signIn() that waits for the server is answered where a phone signs in meanwhile', async () => {
  const story = withPhone({ prepare: (server) => [1, 2].map(() => server.hang('session')) })
  void story.comeAboard()
  expect(story.status()).toBe('loading')
  let end: unknown = 'never'
  void story.verbs.signIn().then(
    (session) => (end = session),
    (error: unknown) => (end = error),
  )
  await Promise.resolve()
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.server.answer('verify', aliceOnMainnet)
  story.walletConnect.approve(phone, signed)
  story.clock.pass(60_000)
  expect(story.status()).toBe('authenticated')
  await new Promise((resolve) => setImmediate(resolve))
  expect(end).toEqual(aliceOnMainnet)
})

test('a signIn() that a phone answered does not ask a wallet after a sign-out in another tab', async () => {
  const story = withPhone({ prepare: (server) => [1, 2].map(() => server.hang('session')) })
  void story.comeAboard()
  void story.verbs.signIn().catch(() => null)
  await Promise.resolve()
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.server.answer('verify', aliceOnMainnet)
  story.walletConnect.approve(phone, signed)
  story.server.begin(null)
  story.storage.changeElsewhere('signIn', '1')
  expect(story.walletConnect.questions.filter(({ method }) => method === 'request')).toEqual([])
})

test('a late verification of the replaced wallet is detected after the phone signed in', () => {
  const story = withPhone()
  void story.comeAboard()
  story.server.hang('verify')
  story.press('sign')
  const over = story.server.hang('settled')
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.server.answer('verify', aliceOnMainnet)
  story.walletConnect.approve(phone, signed)
  expect(story.status()).toBe('authenticated')
  story.server.begin(bobOnMainnet)
  over.answer(null)
  expect([story.status(), story.server.current()]).toEqual(['unauthenticated', null])
})

test('a signIn() of the replaced wallet rejects with aborted', async () => {
  const story = withPhone()
  void story.comeAboard()
  story.injected.hang('request')
  const signedIn = story.verbs.signIn()
  await Promise.resolve()
  expect(story.latchkey.state().signIn?.flow?.step).toBe('signing')
  story.latchkey.dispatch(pairing.walletChosen({ walletId: null }))
  story.server.hang('verify')
  story.walletConnect.approve(phone, signed)
  await expect(signedIn).rejects.toMatchObject({ code: 'aborted' })
})
