import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'
import { openBrowser } from '../../browser.ts'
import { ask, frameAdapter, openFrameHost } from './frame-host.ts'

let sandbox: Sandbox
let browser: Browser
let code: string

beforeAll(async () => {
  ;[sandbox, browser, code] = await Promise.all([
    startSandbox({ only: ['frame', 'social'] }),
    openBrowser(),
    frameAdapter(),
  ])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))

const host = () => openFrameHost(browser, code, { endpoint: sandbox.endpoints.frame ?? '' })
const isConnected = (page: Page) => ask(page, '(port, signal) => port.isConnected({ token: null }, signal)')
const linkOf = async (page: Page) => {
  const answer = await ask(page, '(port, signal) => port.farcasterUri(null, signal)')
  return (answer as { readonly uri: string }).uri
}
const waiting = (page: Page) => ask(page, '(port, signal) => port.connectFarcaster(null, signal)')

/** Opens the link on another device, and presses there. */
async function answerElsewhere(link: string, name: 'Approve' | 'Deny') {
  const device = await (await browser.newContext()).newPage()
  await device.goto(link)
  await device.getByLabel('nemo').check()
  await device.getByRole('button', { name }).click()
  await device.getByRole('heading', { name: name === 'Approve' ? 'Approved' : 'Denied' }).waitFor()
}

test('a visitor approves with Farcaster on another device and is signed in', async () => {
  const { page, problems } = await host()
  const link = await linkOf(page)
  const connecting = waiting(page)
  await answerElsewhere(link, 'Approve')
  expect(await connecting).toEqual({ username: 'nemo' })
  expect(await isConnected(page)).toEqual({ isConnected: true })
  const user = await ask(page, `(port, signal) => port.getUser({ chainId: 'eip155:1' }, signal)`)
  expect(user).toMatchObject({ chainId: 'eip155:1' })
  expect(problems).toEqual([])
})

test('a denial in Farcaster is reported, and no session begins', async () => {
  const { page } = await host()
  const link = await linkOf(page)
  const connecting = waiting(page)
  await answerElsewhere(link, 'Deny')
  expect(await connecting).toEqual({ code: 'user-rejected', words: 'The user denied the sign-in.' })
  expect(await isConnected(page)).toEqual({ isConnected: false })
})

test.each([
  ['has waited for five minutes', 'timed-out', (page: Page) => page.clock.fastForward('05:00')],
  ['has gone back', DOMException.ABORT_ERR, (page: Page) => page.evaluate('leaving.abort()')],
])('a visitor who %s is not signed in by a later approval', async (_, code, leave) => {
  const { page } = await host()
  await isConnected(page)
  await page.clock.install()
  const link = await linkOf(page)
  const looked = page.waitForResponse(/\/api\/farcaster$/)
  await page.evaluate('globalThis.leaving = new AbortController()')
  const connecting = ask(page, '(port) => port.connectFarcaster(null, leaving.signal)')
  await looked
  await leave(page)
  expect(await connecting).toMatchObject({ code })
  await answerElsewhere(link, 'Approve')
  await page.clock.runFor(10_000)
  expect(await isConnected(page)).toEqual({ isConnected: false })
})
