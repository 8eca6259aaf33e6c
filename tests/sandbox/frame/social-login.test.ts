import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSocialClient } from '../../../sandbox/frame/social-client.ts'
import { providerNames, socialProviders } from '../../../sandbox/social/social-provider.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'
import { socialVisit } from '../social/social-visit.ts'

let folder: string
let sandbox: Sandbox
const { call, order, begin, consent, finish, signIn, userOf } = socialVisit(() => sandbox)
const start = () => startSandbox({ only: ['frame', 'social'], stateFolder: folder })
const unknown = 'This sign-in is not known, or is over. Begin again.'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-social-'))
  sandbox = await start()
})
afterEach(async () => {
  await order('social', { consent: 'asked' })
  sandbox.recover()
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true })
})

test.each(socialProviders)('%s signs a visitor in, each time to the same wallet', async (provider) => {
  const first = await signIn(provider, 'phone')
  const user = await userOf(first)
  expect(first.answer['userName']).toBe('ada')
  expect(user['email']).toBe(provider === 'x' ? null : 'ada@tidewater.test')
  expect(await userOf(await signIn(provider, 'laptop'))).toEqual(user)
})

test('accounts with one address at two providers, and by e-mail, are three wallets', async () => {
  const said = { person: '', username: 'grace', email: 'grace@tidewater.test', answer: 'allow' }
  const byGoogle = await userOf(await signIn('google', 'phone', said))
  const byGitHub = await userOf(await signIn('github', 'phone', said))
  const [email, device] = ['grace@tidewater.test', 'phone']
  await call('connect-email', { email, device })
  await fetch(sandbox.frame?.mails(email)[0]?.link ?? '', { method: 'POST' })
  const byMail = await userOf(await call('otp', { email, device, otp: sandbox.frame?.mails(email)[0]?.code }))
  expect(byMail['email']).toBe(email)
  expect(new Set([byGoogle, byGitHub, byMail].map(({ address }) => address)).size).toBe(3)
})

test('an address that is new at the provider is new here, and the wallet stays', async () => {
  const said = { person: '', username: 'joan', email: 'joan@tidewater.test', answer: 'allow' }
  const before = await userOf(await signIn('discord', 'phone', said))
  const after = await userOf(await signIn('discord', 'phone', { ...said, email: 'joan@harbour.test' }))
  expect(after).toEqual({ ...before, email: 'joan@harbour.test' })
})

test('the address of a social account is not changed here', async () => {
  const { answer } = await signIn('google', 'phone')
  const change = await call('change-email', { token: answer['token'], email: 'ada@harbour.test' })
  expect(change.words).toBe('The address of this account is changed where it signs in.')
})

test('a returning visitor is reported to the page they left', async () => {
  const state = new URL(await begin('google', 'phone')).searchParams.get('state')
  expect((await call('social-page', { state })).answer).toEqual({ page: 'https://tidewater.test' })
  expect((await call('social-page', { state: 'forged' })).words).toBe(unknown)
})

test('a denial is reported in words', async () => {
  const denied = await signIn('google', 'phone', { person: 'ada', answer: 'deny' })
  expect([denied.status, denied.words]).toEqual([400, 'The user denied the sign-in.'])
})

test.each(socialProviders)('a forged state of %s is refused', async (provider) => {
  await order('social', { consent: 'forged-state' })
  expect((await signIn(provider, 'phone')).words).toBe(unknown)
})

test('a state is good once', async () => {
  const uri = await consent(await begin('google', 'phone'))
  await finish(uri, 'phone')
  expect((await finish(uri, 'phone')).words).toBe(unknown)
})

test('a result of another visitor is refused and remains valid for them', async () => {
  const uri = await consent(await begin('google', 'phone'))
  expect((await finish(uri, 'laptop')).words).toBe(unknown)
  expect((await finish(uri, 'phone')).status).toBe(200)
})

test.each(socialProviders)(
  'a code of %s for another visitor is refused, since it fits another verifier',
  async (provider) => {
    const mine = new URL(await consent(await begin(provider, 'phone')))
    const theirs = new URL(await consent(await begin(provider, 'laptop')))
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
    expect((await finish(mine.href, 'phone')).words).toMatch(/ did not accept the sign-in\.$/)
  },
)

test('a result on another page than that of the frame is refused', async () => {
  const uri = await consent(await begin('google', 'phone'))
  const elsewhere = uri.replace(sandbox.endpoints.frame ?? '', 'https://evil.invalid')
  expect((await finish(elsewhere, 'phone')).words).toBe(unknown)
  expect((await finish('no uri', 'phone')).words).toBe(unknown)
})

test.each(
  socialProviders.flatMap((provider) => [
    [provider, 'used-code'] as const,
    [provider, 'wrong-verifier'] as const,
  ]),
)('a consent at %s with a %s is refused', async (provider, outcome) => {
  await order('social', { consent: outcome })
  expect((await signIn(provider, 'phone')).words).toBe(
    `${providerNames[provider]} did not accept the sign-in.`,
  )
})

test('a sign-in expires after ten minutes', async () => {
  const uri = await consent(await begin('google', 'phone'))
  await order('frame', { minutes: 10 })
  expect((await finish(uri, 'phone')).words).toBe(unknown)
})

test('an unavailable or unreadable provider is reported', async () => {
  sandbox.control('social', { fault: 'refuse', path: '/google/token' })
  expect((await signIn('google', 'phone')).words).toBe('Google did not answer. Try again.')
  sandbox.control('social', { fault: 'status', status: 503, path: '/google/token' })
  expect((await signIn('google', 'phone')).words).toBe('Google did not answer. Try again.')
  sandbox.control('social', { fault: 'malformed', path: '/google/token' })
  expect((await signIn('google', 'phone')).words).toBe('Google gave an answer that cannot be read.')
})

test('a slow provider is awaited, and a silent one times out', async () => {
  sandbox.control('social', { fault: 'delay', delay: 50, path: '/google' })
  expect((await signIn('google', 'phone')).status).toBe(200)
  sandbox.control('social', { fault: 'hang', path: '/google/token' })
  const client = createSocialClient(() => sandbox.endpoints.social, 50)
  const exchange = { redirectUri: 'any', code: 'any', verifier: 'any' }
  await expect(client.personOf('google', exchange)).rejects.toThrow('Google did not answer. Try again.')
})

test('a provider that is none is refused, and so is any where none run', async () => {
  const input = { device: 'phone', page: 'https://tidewater.test' }
  expect((await call('social-uri', { ...input, provider: 'myspace' })).words).toBe(
    'myspace is not offered by this frame.',
  )
  const client = createSocialClient(() => null)
  const asked = { redirectUri: 'any', state: 'any', challenge: 'any' }
  expect(() => client.authorizeUri('google', asked)).toThrow('Social accounts are not offered by this frame.')
})

test('a social account, its wallet and its session outlive a restart', async () => {
  const { answer } = await signIn('apple', 'phone')
  const before = (await call('user', { token: answer['token'] })).answer
  await sandbox.stop()
  sandbox = await start()
  expect((await call('user', { token: answer['token'] })).answer).toEqual(before)
  expect(await userOf(await signIn('apple', 'phone'))).toEqual(before)
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  expect(texts.join('')).not.toMatch(/0x[0-9a-f]{64}/)
  expect(texts.join('')).not.toContain(String(answer['token']))
})
