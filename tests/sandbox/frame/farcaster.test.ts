import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'
import { socialVisit, type Said } from '../social/social-visit.ts'

let sandbox: Sandbox
const { call, order, begin, userOf } = socialVisit(() => sandbox)

beforeAll(async () => {
  sandbox = await startSandbox({ only: ['frame', 'social'] })
})
afterEach(() => sandbox.recover())
afterAll(() => sandbox.stop())

const link = async (device: string) => String((await call('farcaster-uri', { device })).answer['url'])
const look = (device: string) => call('farcaster', { device })
const approve: Said = { person: 'ada', answer: 'approve' }
const answer = async (url: string, said = approve) => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(said) })
  return { status: response.status, page: await response.text() }
}

test('a visitor is signed in once they have approved on another device, each time to the same wallet', async () => {
  const url = await link('phone')
  expect((await look('phone')).answer).toEqual({ isApproved: false })
  expect((await answer(url)).page).toContain('Approved')
  const approved = await look('phone')
  expect(approved.answer).toMatchObject({ isApproved: true, userName: 'ada' })
  const user = await userOf(approved)
  expect(user['email']).toBe(null)
  await answer(await link('laptop'))
  expect(await userOf(await look('laptop'))).toEqual(user)
})

test('looking at the link approves nothing', async () => {
  const page = await (await fetch(await link('phone'))).text()
  expect(page).toContain('Sign in with Farcaster')
  expect((await look('phone')).answer).toEqual({ isApproved: false })
})

test('a denial is reported in words', async () => {
  await answer(await link('phone'), { person: 'ada', answer: 'deny' })
  expect((await look('phone')).words).toBe('The user denied the sign-in.')
})

test('a link is answered once', async () => {
  const url = await link('phone')
  await answer(url)
  expect((await answer(url)).status).toBe(410)
})

test('a shared link permits only the answer', async () => {
  const url = await link('phone')
  const key = url.slice(url.lastIndexOf('/') + 1)
  await answer(url)
  const headers = { authorization: `Bearer ${key}` }
  const { status } = await fetch(`${sandbox.endpoints.social}/farcaster/status`, { headers })
  expect(status).toBe(401)
})

test('an approval signs in on the device that asked, and once', async () => {
  await answer(await link('phone'))
  expect((await look('laptop')).words).toBe('No request was begun. Begin again.')
  await look('phone')
  expect((await look('phone')).words).toBe('No request was begun. Begin again.')
})

test('another sign-in invalidates the link', async () => {
  const url = await link('phone')
  await begin('google', 'phone')
  await answer(url)
  expect((await look('phone')).words).toBe('No request was begun. Begin again.')
})

test('a link expires after five minutes', async () => {
  const url = await link('phone')
  await order('social', { minutes: 5 })
  expect((await answer(url)).status).toBe(410)
  expect((await look('phone')).words).toBe('The request has expired. Begin again.')
})

test('a silent Farcaster is reported', async () => {
  sandbox.control('social', { fault: 'refuse', path: '/farcaster/channel' })
  expect((await call('farcaster-uri', { device: 'phone' })).words).toBe(
    'Farcaster did not answer. Try again.',
  )
})
