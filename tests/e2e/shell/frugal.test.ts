import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, visit } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { visitorOn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { pressInMenu } from '../../account-menu.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const pageUrl = () => stage.sandbox.endpoints.demo ?? ''

/** Opens the page and keeps what it asks from then on, by URL, and how much of it is under way; Chromium fetches the icon of a tab when it likes. */
async function watchedVisit() {
  const { page } = await visit(stage)
  await isDrawnAhead(page)
  const asked: string[] = []
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0
    if (request.resourceType() === 'other') return
    asked.push(request.url())
    unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  await page.reload()
  await isDrawnAhead(page)
  return { page, asked, isAnswered: () => unanswered.size === 0, visitor: visitorOn(page) }
}

const isDrawnAhead = (page: Page) =>
  page.locator('dialog:not([open]) .row').first().waitFor({ state: 'attached' })

const toServices = (urls: readonly string[]) =>
  urls.filter((url) => /^(https?|wss?):/.test(url) && !url.startsWith(new URL(pageUrl()).origin))

test('an untouched page sends at most three requests to services', async () => {
  const { asked } = await watchedVisit()
  expect(toServices(asked).length).toBeLessThanOrEqual(3)
})

test('opening the modal repeatedly fetches nothing twice', { tags: 'thorough' }, async () => {
  const { page, asked, isAnswered, visitor } = await watchedVisit()
  const devtools = await page.context().newCDPSession(page)
  const spared: string[] = []
  devtools.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache) spared.push(response.url)
  })
  // Closing takes back what is not answered, and the next opening asks for it again.
  page.on('requestfailed', (request) => spared.push(request.url()))
  await devtools.send('Network.enable')
  for (let opening = 0; opening < 3; opening += 1) {
    await visitor.open()
    await visitor.choose('All wallets')
    await page.locator('.wallet-tile img[data-drawn]').first().waitFor()
    await expect.poll(isAnswered).toBe(true)
    await page.keyboard.press('Escape')
    await visitor.dialog.waitFor({ state: 'hidden' })
    await isDrawnAhead(page)
    // Chromium then has no pictures in memory, and takes them from its HTTP cache.
    await devtools.send('HeapProfiler.collectGarbage')
  }
  const ours = asked.filter((url) => !url.endsWith('/endpoints.json'))
  const times = (urls: readonly string[], wanted: string) => urls.filter((url) => url === wanted).length
  const repeated = ours.filter((url) => times(ours, url) - times(spared, url) > 1)
  expect(repeated).toEqual([])
})

test('closing aborts a pending search', async () => {
  const { page, visitor } = await watchedVisit()
  await visitor.open()
  await visitor.choose('All wallets')
  stage.sandbox.control('registry', { fault: 'hang', path: '/getWallets' })
  const asked = page.waitForRequest((request) => request.url().includes(`search=Zinc`))
  await visitor.dialog.getByRole('textbox').fill('Zinc')
  expect(await endedByClosing(visitor, await asked)).toBe('net::ERR_ABORTED')
})

test(
  'closing takes back a page of wallets that is not answered, and the next opening asks for it again',
  { tags: 'thorough' },
  async () => {
    const { page, visitor } = await watchedVisit()
    await visitor.open()
    await visitor.choose('All wallets')
    stage.sandbox.control('registry', { fault: 'hang', path: '/getWallets' })
    const secondPage = /getWallets\?page=2/
    const asked = page.waitForRequest(secondPage)
    await scrollDown(page)
    expect(await endedByClosing(visitor, await asked)).toBe('net::ERR_ABORTED')
    stage.sandbox.recover()
    await visitor.open()
    await visitor.choose('All wallets')
    const answered = page.waitForResponse(secondPage)
    await scrollDown(page)
    expect((await answered).status()).toBe(200)
  },
)

test(
  'the list is of the network that is active, and of another one once that is chosen, until somebody is connected',
  { tags: 'thorough' },
  async () => {
    const { page, asked, visitor } = await watchedVisit()
    const lists = () =>
      asked.flatMap((url) => (url.includes('/getWallets') ? [new URL(url).searchParams.get('chains')] : []))
    const chooseBase = async () => {
      await page.getByTestId('network').getByRole('button').first().click()
      await visitor.dialog.getByRole('button', { name: /^Base/ }).click()
    }
    await expect.poll(lists).toEqual(['eip155:1'])
    await chooseBase()
    await expect.poll(lists).toEqual(['eip155:1', 'eip155:8453'])
    await visitor.connect('Harbor')
    await chooseBase()
    await visitor.approve()
    await visitor.host('chain').getByText('eip155:8453').waitFor()
    await visitor.open()
    await pressInMenu(visitor.dialog, 'Disconnect')
    await visitor.host('status').getByText('disconnected', { exact: true }).waitFor()
    expect(lists()).toEqual(['eip155:1', 'eip155:8453'])
  },
)

const scrollDown = async (page: Page) => {
  await page.locator('.wallet-tile').first().waitFor()
  await page.locator('.wallet-scroll').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
}

/** Closes the modal, and says how a request ended then that was not answered. */
async function endedByClosing({ page, dialog }: Visitor, asked: Request): Promise<string | undefined> {
  const ended = page.waitForEvent('requestfailed', (request) => request === asked)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  return (await ended).failure()?.errorText
}
