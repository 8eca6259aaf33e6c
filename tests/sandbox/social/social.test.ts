import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeChallenge } from '../../../sandbox/social/code-challenge.ts'
import { socialProviders } from '../../../sandbox/social/social-provider.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'
import { socialVisit } from './social-visit.ts'

let sandbox: Sandbox
const { consent, answerConsent, order } = socialVisit(() => sandbox)

beforeAll(async () => {
  sandbox = await startSandbox({ only: ['frame', 'social'] })
})
beforeEach(() => order('social', { consent: 'asked' }))
afterAll(() => sandbox.stop())

const verifier = 'the-verifier-of-a-visitor-that-nobody-can-guess'
const origin = () => sandbox.endpoints.social ?? ''
const callback = () => `${sandbox.endpoints.frame}/callback`

function authorizeUri(changed: Readonly<Record<string, string>> = {}, provider = 'google'): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'cove',
    redirect_uri: callback(),
    state: 'a state',
    code_challenge: codeChallenge(verifier),
    code_challenge_method: 'S256',
    ...changed,
  })
  return `${origin()}/${provider}/authorize?${query.toString()}`
}
const queryOf = (uri: string) => Object.fromEntries(new URL(uri).searchParams)
const codeIn = (uri: string) => new URL(uri).searchParams.get('code') ?? ''
const codeOf = async (provider = 'google') => codeIn(await consent(authorizeUri({}, provider)))

async function exchange(changed: Readonly<Record<string, string>>, provider = 'google') {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'cove',
    redirect_uri: callback(),
    code_verifier: verifier,
    ...changed,
  })
  const response = await fetch(`${origin()}/${provider}/token`, { method: 'POST', body })
  const answer = (await response.json()) as Record<string, unknown>
  return { status: response.status, token: String(answer['access_token']), error: answer['error'] }
}
const userInfo = (token: string, provider = 'google') =>
  fetch(`${origin()}/${provider}/userinfo`, { headers: { authorization: `Bearer ${token}` } })

test.each(socialProviders)('%s returns the person of a code', async (provider) => {
  const { token } = await exchange({ code: await codeOf(provider) }, provider)
  expect(await (await userInfo(token, provider)).json()).toEqual({
    sub: expect.stringMatching(/^\d+$/) as string,
    preferred_username: 'ada',
    email: provider === 'x' ? null : 'ada@tidewater.test',
  })
})

test('a consent leads back with a code and the state that was asked with', async () => {
  const uri = await consent(authorizeUri())
  expect(uri.startsWith(`${callback()}?`)).toBe(true)
  expect(queryOf(uri)).toEqual({ code: expect.any(String) as string, state: 'a state' })
})

test('a denial leads back without a code', async () => {
  const uri = await consent(authorizeUri(), { person: 'ada', answer: 'deny' })
  expect(queryOf(uri)).toEqual({ error: 'access_denied', state: 'a state' })
})

test('the consent page refuses framing and foreign form posts', async () => {
  const { headers } = await fetch(authorizeUri())
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const pressed = await fetch(`${origin()}/google/consent`, {
    method: 'POST',
    headers: { origin: 'https://evil.invalid' },
    body: new URLSearchParams({ person: 'ada', answer: 'allow' }),
  })
  expect(pressed.status).toBe(403)
})

test('a page of consent is answered once', async () => {
  const [, key = ''] = /name="request" value="([^"]+)"/.exec(await (await fetch(authorizeUri())).text()) ?? []
  const said = { person: 'ada', answer: 'allow' }
  expect(await answerConsent(authorizeUri(), key, said)).toContain('code=')
  expect(await answerConsent(authorizeUri(), key, said)).toContain('This was answered before')
})

test.each([
  ['redirect_uri', 'https://evil.invalid/callback'],
  ['client_id', 'somebody else'],
])('a consent with another %s is not redirected', async (name, value) => {
  const { status, headers } = await fetch(authorizeUri({ [name]: value }), { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([400, null])
})

test.each([
  ['without a challenge', { code_challenge: '' }],
  ['with a challenge that is the verifier itself', { code_challenge_method: 'plain' }],
  ['for a token at once', { response_type: 'token' }],
])('a consent %s is refused', async (_, changed) => {
  expect(queryOf(await consent(authorizeUri(changed)))).toMatchObject({ error: 'invalid_request' })
})

test('a code is good once', async () => {
  const code = await codeOf()
  expect((await exchange({ code })).status).toBe(200)
  expect(await exchange({ code })).toMatchObject({ status: 400, error: 'invalid_grant' })
})

test('a code with a wrong verifier is refused, and is no good any more', async () => {
  const code = await codeOf()
  const wrong = verifier.replace('the', 'any')
  expect(await exchange({ code, code_verifier: wrong })).toMatchObject({ error: 'invalid_grant' })
  expect(await exchange({ code })).toMatchObject({ error: 'invalid_grant' })
})

test('a code is good for its own provider and its own way back alone', async () => {
  const code = await codeOf()
  expect(await exchange({ code }, 'github')).toMatchObject({ error: 'invalid_grant' })
  const other = { code: await codeOf(), redirect_uri: 'https://evil.invalid/callback' }
  expect(await exchange(other)).toMatchObject({ error: 'invalid_grant' })
})

test('a code expires after a minute', async () => {
  const code = await codeOf()
  await order('social', { minutes: 1 })
  expect(await exchange({ code })).toMatchObject({ error: 'invalid_grant' })
})

test('a token is good for its own provider alone', async () => {
  const { token } = await exchange({ code: await codeOf() })
  expect((await userInfo(token, 'github')).status).toBe(401)
  expect((await userInfo('forged')).status).toBe(401)
})

test('another person can enter a name, with or without an address', async () => {
  const typed = { person: '', username: 'Zoë', email: '', answer: 'allow' }
  const { token } = await exchange({ code: codeIn(await consent(authorizeUri(), typed)) })
  expect(await (await userInfo(token)).json()).toMatchObject({ preferred_username: 'Zoë', email: null })
  const nobody = { ...typed, username: '<b>' }
  expect(await consent(authorizeUri(), nobody)).toContain('Who are you?')
})

test('the result of a consent can be ordered', async () => {
  await order('social', { consent: 'denied' })
  expect(queryOf(await consent(authorizeUri()))).toMatchObject({ error: 'access_denied' })
  await order('social', { consent: 'forged-state' })
  expect(queryOf(await consent(authorizeUri()))['state']).not.toBe('a state')
  await order('social', { consent: 'used-code' })
  expect(await exchange({ code: await codeOf() })).toMatchObject({ error: 'invalid_grant' })
  await order('social', { consent: 'wrong-verifier' })
  expect(await exchange({ code: await codeOf() })).toMatchObject({ error: 'invalid_grant' })
  expect((await order('social', { consent: 'whatever' })).status).toBe(400)
})
