import { expect, test } from 'vitest'
import type { LatchkeyError } from '../../../core/domain/errors/latchkey-error.ts'
import { signIn } from '../../../core/events/sign-in/sign-in.ts'
import { createSignInVerbs } from '../../../core/verbs/sign-in-verbs.ts'
import { signInSummary } from '../../../core/view-models/sign-in/summary.ts'
import { bob } from '../../../fixtures/people.ts'
import { harbor } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { unevenLoading } from '../features/uneven-loading.ts'
import { aliceOnMainnet, bobOnMainnet, startSignIn } from '../effects/sign-in/story.ts'

const verbsOf = ({ latchkey }: ReturnType<typeof startSignIn>) => createSignInVerbs(latchkey)

test('a host signs in and out without views and reads the status', async () => {
  const story = startSignIn()
  const { signIn, signOut } = verbsOf(story)
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  expect(signInSummary(story.latchkey.state()).status).toBe('signed-out')
  expect(await signIn()).toEqual(aliceOnMainnet)
  expect(story.view()).toBe('closed')
  expect(signInSummary(story.latchkey.state())).toMatchObject({
    status: 'signed-in',
    session: aliceOnMainnet,
  })
  expect(await signIn()).toEqual(aliceOnMainnet)
  expect(story.walletAsked()).toBe(1)
  await signOut()
  expect([story.server.current(), story.status()]).toEqual([null, 'unauthenticated'])
  expect(story.view()).toBe('closed')
})

test('two calls are one question, and both are answered', async () => {
  const story = startSignIn()
  const { signIn } = verbsOf(story)
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const open = story.injected.hang('request')
  const both = Promise.all([signIn(), signIn()])
  expect(signInSummary(story.latchkey.state()).status).toBe('signing')
  open.answer('0x1234')
  expect(await both).toEqual([aliceOnMainnet, aliceOnMainnet])
  expect(story.asked('message')).toBe(1)
})

test('an aborted sign-in says that the wallet may still sign, and a second call reuses that request', async () => {
  const story = startSignIn()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const wallet = story.injected.hang('request')
  const giving = new AbortController()
  const told = verbsOf(story).signIn({ signal: giving.signal })
  await eventually(() => expect(story.walletAsked()).toBe(1))
  giving.abort()
  await expect(told).rejects.toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('The wallet may still sign it') as string,
  })
  await expect(verbsOf(story).signIn({ signal: giving.signal })).rejects.toMatchObject({ code: 'aborted' })
  const again = verbsOf(story).signIn()
  wallet.answer('0x1234')
  expect(await again).toEqual(aliceOnMainnet)
  expect(story.walletAsked()).toBe(1)
})

test.each([
  ['the wallet declines', 'user-rejected', 'request'],
  ['the server refuses', 'verification-failed', 'verify'],
] as const)('signIn() rejects with the cause if %s', async (_, code, method) => {
  const story = startSignIn()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  if (method === 'request') story.injected.reject(method, { code })
  else story.server.reject(method, { code })
  await expect(verbsOf(story).signIn()).rejects.toMatchObject({ code })
  expect(signInSummary(story.latchkey.state()).failure?.code).toBe(code)
})

test('signIn() rejects with unauthorized if no wallet is connected', async () => {
  await expect(verbsOf(startSignIn()).signIn()).rejects.toMatchObject({
    code: 'unauthorized',
    meta: ['An address is required to create a SIWE message.'],
  })
})

test.each([
  ['the visitor cancels', (story: ReturnType<typeof startSignIn>) => story.press('cancel')],
  ['another account is chosen', (story: ReturnType<typeof startSignIn>) => story.change([bob.address])],
  ['Latchkey is stopped', (story: ReturnType<typeof startSignIn>) => story.latchkey.stop()],
])('signIn() rejects with aborted if %s', async (_, leave) => {
  const story = startSignIn()
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  story.injected.hang('request')
  const signing = verbsOf(story)
    .signIn()
    .catch((error: LatchkeyError) => error.code)
  leave(story)
  expect(await signing).toBe('aborted')
})

test('signIn() and signOut() reject with feature-disabled if SIWE is off', async () => {
  const verbs = verbsOf(startSignIn({ options: { isSiweEnabled: false } }))
  await expect(verbs.signIn()).rejects.toMatchObject({ code: 'feature-disabled' })
  await expect(verbs.signOut()).rejects.toMatchObject({ code: 'feature-disabled' })
})

test('signOut() rejects if the server fails, and the session remains', async () => {
  const story = startSignIn()
  const { signIn, signOut } = verbsOf(story)
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  await signIn()
  story.server.reject('signOut', { code: 'unreachable' })
  await expect(signOut()).rejects.toMatchObject({ code: 'unreachable' })
  expect(story.status()).toBe('authenticated')
})

test('signIn() resolves with an existing session and does not ask the wallet', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  const open = story.server.hang('session')
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const both = Promise.all([verbsOf(story).signIn(), verbsOf(story).signIn()])
  open.answer(aliceOnMainnet)
  expect(await both).toEqual([aliceOnMainnet, aliceOnMainnet])
  expect([story.walletAsked(), story.asked('message')]).toEqual([0, 0])
})

test('signIn() asks the wallet once after the server reports no session, despite two calls', async () => {
  const story = startSignIn()
  const open = story.server.hang('session')
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const both = Promise.all([verbsOf(story).signIn(), verbsOf(story).signIn()])
  expect(story.asked('message')).toBe(0)
  open.answer({ address: null, chainId: null })
  expect(await both).toEqual([aliceOnMainnet, aliceOnMainnet])
  expect([story.walletAsked(), story.asked('message')]).toEqual([1, 1])
})

test('a sign-in that was answered by a look at the server is not begun later', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  const open = story.server.hang('session')
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const signing = verbsOf(story).signIn()
  open.answer(aliceOnMainnet)
  await signing
  await verbsOf(story).signOut()
  story.storage.changeElsewhere('signIn', '1')
  expect([story.walletAsked(), story.status()]).toEqual([0, 'unauthenticated'])
})

test('a sign-in during the sign-out of an earlier account begins after the sign-out', async () => {
  const story = startSignIn({ session: aliceOnMainnet })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const open = story.server.hang('signOut')
  story.change([bob.address])
  const signing = verbsOf(story).signIn()
  expect(story.walletAsked()).toBe(0)
  story.server.begin(null)
  open.answer(null)
  expect(await signing).toEqual(bobOnMainnet)
})

test.each([
  ['the visitor cancels', 'aborted', (story: ReturnType<typeof startSignIn>) => story.press('cancel')],
  [
    'the host signs out',
    'aborted',
    (story: ReturnType<typeof startSignIn>) => story.latchkey.dispatch(signIn.signOutRequested()),
  ],
  [
    'the wallet goes away',
    'unauthorized',
    (story: ReturnType<typeof startSignIn>) =>
      story.injected.change(harbor.wallet.key, { kind: 'disconnected' }),
  ],
  [
    'it is switched off',
    'aborted',
    (story: ReturnType<typeof startSignIn>) => story.latchkey.update({ isSiweEnabled: false }),
  ],
])('signIn() ends without a wallet request if %s while the session is read', async (_, code, leave) => {
  const story = startSignIn()
  const open = story.server.hang('session')
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const signing = verbsOf(story)
    .signIn()
    .catch((error: LatchkeyError) => error.code)
  leave(story)
  open.answer({ address: null, chainId: null })
  expect(await signing).toBe(code)
  expect(story.walletAsked()).toBe(0)
})

test('a waiting signIn() rejects with feature-disabled if the host turns SIWE off', async () => {
  const { port, arrive } = unevenLoading(['late'])
  const story = startSignIn({ ports: { features: port } })
  await story.latchkey.connect({ wallet: harbor.wallet.key })
  const told = verbsOf(story).signIn()
  await Promise.resolve()
  story.latchkey.update({ isSiweEnabled: false })
  arrive()
  await expect(told).rejects.toMatchObject({ code: 'feature-disabled' })
})
