import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { providerNames, socialProviders } from '../../../sandbox/social/social-provider.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/start.ts'
import { openBrowser } from '../../browser.ts'
import { patience } from '../../patience.ts'
import { ask, frameAdapter, keepStorageFromFrames, openFrameHost } from './frame-host.ts'

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
afterEach(async () => {
  await order({ consent: 'asked' })
  sandbox.recover()
  await Promise.all(browser.contexts().map((context) => context.close()))
})
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))

type Heard = { readonly origin: string; readonly isOfPopup: boolean; readonly resultUri: string }
type Global = { popup: Window | null; heard: readonly Heard[] }

const host = () => openFrameHost(browser, code, { endpoint: sandbox.endpoints.frame ?? '' })
const order = (body: object) =>
  fetch(`${sandbox.endpoints.social}/control`, { method: 'POST', body: JSON.stringify(body) })
const isConnected = (page: Page) => ask(page, '(port, signal) => port.isConnected({ token: null }, signal)')
const user = (page: Page) => ask(page, `(port, signal) => port.getUser({ chainId: 'eip155:1' }, signal)`)
const connectSocial = (page: Page, uri: string) =>
  ask(page, `(port, signal) => port.connectSocial({ uri: { reveal: () => ${JSON.stringify(uri)} } }, signal)`)

/** Opens a popup in a press, as a browser wants it, and leads it to a provider once the frame has said where that is. */
async function openPopup(page: Page, provider: string): Promise<Page> {
  await page.evaluate(() => {
    const global = globalThis as unknown as Global
    global.heard = []
    addEventListener('message', ({ origin, source, data }) => {
      const { resultUri } = Object(data) as { resultUri?: string }
      if (resultUri !== undefined)
        global.heard = [...global.heard, { origin, isOfPopup: source === global.popup, resultUri }]
    })
    document.querySelector('button')?.addEventListener('click', () => {
      global.popup = open('', 'popupWindow', 'width=600,height=800,scrollbars=yes')
    })
  })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Outside' }).click(),
  ])
  popup.setDefaultTimeout(patience)
  const answer = await ask(
    page,
    `(port, signal) => port.socialRedirectUri({ provider: '${provider}' }, signal)`,
  )
  const { uri } = answer as { readonly uri: string }
  await page.evaluate((uri) => {
    const { popup } = globalThis as unknown as Global
    if (popup) popup.location.href = uri
  }, uri)
  return popup
}

/** What came to the page when the visitor came back, and that it came once. */
async function heardBy(page: Page): Promise<Heard> {
  await page.waitForFunction(() => (globalThis as unknown as Global).heard.length > 0)
  const [heard, ...more] = await page.evaluate(() => (globalThis as unknown as Global).heard)
  if (!heard || more.length > 0) throw new Error('The page was told more than once.')
  return heard
}

const unknown = 'This sign-in is not known, or is over. Begin again.'
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test.each(socialProviders)('a visitor consents at %s and is signed in', async (provider) => {
  const { page, problems } = await host()
  const popup = await openPopup(page, provider)
  await popup.getByLabel('grace').check()
  await press(popup, 'Allow')
  const { origin, isOfPopup, resultUri } = await heardBy(page)
  expect([origin, isOfPopup]).toEqual([sandbox.endpoints.frame, true])
  expect(await connectSocial(page, resultUri)).toEqual({ username: 'grace' })
  expect(await isConnected(page)).toEqual({ isConnected: true })
  expect(await user(page)).toMatchObject({ chainId: 'eip155:1' })
  expect(problems).toEqual([])
})

test('a visitor can enter a name if the provider offers none', async () => {
  const { page } = await host()
  const popup = await openPopup(page, 'github')
  await popup.getByLabel('somebody else').check()
  await popup.getByLabel('Username').fill('zoe')
  await press(popup, 'Allow')
  const { resultUri } = await heardBy(page)
  expect(await connectSocial(page, resultUri)).toEqual({ username: 'zoe' })
})

test('a denial is reported, and no session begins', async () => {
  const { page } = await host()
  await press(await openPopup(page, 'google'), 'Deny')
  const { resultUri } = await heardBy(page)
  expect(await connectSocial(page, resultUri)).toEqual({
    code: 'user-rejected',
    words: 'The user denied the sign-in.',
  })
  expect(await isConnected(page)).toEqual({ isConnected: false })
})

test('a forged state reveals no code to the page and is refused by the frame', async () => {
  await order({ consent: 'forged-state' })
  const { page } = await host()
  await press(await openPopup(page, 'google'), 'Allow')
  const { resultUri } = await heardBy(page)
  expect(resultUri).toBe(`${sandbox.endpoints.frame}/callback`)
  expect(await connectSocial(page, resultUri)).toEqual({
    code: 'wallet-failed',
    words: unknown,
  })
})

test(
  'every provider refuses a forged state and a code for another verifier',
  { tags: 'thorough' },
  async () => {
    const { page, arrive } = await host()
    const heard: unknown[] = []
    for (const provider of socialProviders)
      for (const consent of ['forged-state', 'wrong-verifier'] as const) {
        await order({ consent })
        const popup = await openPopup(page, provider)
        await press(popup, 'Allow')
        const told = await connectSocial(page, (await heardBy(page)).resultUri)
        heard.push([provider, consent, told, await isConnected(page)])
        await popup.close()
        await arrive()
      }
    const refused = (said: string) => ({ code: 'wallet-failed', words: said })
    expect(heard).toEqual(
      socialProviders.flatMap((provider) => [
        [provider, 'forged-state', refused(unknown), { isConnected: false }],
        [
          provider,
          'wrong-verifier',
          refused(`${providerNames[provider]} did not accept the sign-in.`),
          { isConnected: false },
        ],
      ]),
    )
  },
)

test('a consent result works once and only in its own browser', async () => {
  const [{ page }, other] = await Promise.all([host(), host()])
  await press(await openPopup(page, 'google'), 'Allow')
  const { resultUri } = await heardBy(page)
  expect(await connectSocial(other.page, resultUri)).toMatchObject({ code: 'wallet-failed' })
  expect(await connectSocial(page, resultUri)).toEqual({ username: 'ada' })
  expect(await connectSocial(page, resultUri)).toMatchObject({ code: 'wallet-failed' })
})

test('a frame without storage restores a social user by the token', async () => {
  const { page, arrive } = await host()
  await keepStorageFromFrames(page)
  await arrive()
  const told = ask(
    page,
    `(port, signal) => ({ subscribe: ({ next, error }) => port.sessionTokens(null, signal).subscribe({ next: ({ token }) => next(token.reveal()), error }) })`,
  )
  await press(await openPopup(page, 'google'), 'Allow')
  await connectSocial(page, (await heardBy(page)).resultUri)
  const token = JSON.stringify(await told)
  await arrive()
  const coming = `(port, signal) => port.isConnected({ token: { reveal: () => ${token} } }, signal)`
  expect(await ask(page, coming)).toEqual({ isConnected: true })
  expect(await user(page)).toMatchObject({ chainId: 'eip155:1' })
})

test('an unavailable provider is reported in the words of the frame', async () => {
  sandbox.control('social', { fault: 'refuse', path: '/google/token' })
  const { page } = await host()
  await press(await openPopup(page, 'google'), 'Allow')
  const { resultUri } = await heardBy(page)
  expect(await connectSocial(page, resultUri)).toEqual({
    code: 'wallet-failed',
    words: 'Google did not answer. Try again.',
  })
})
