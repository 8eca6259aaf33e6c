import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, visit } from './stage.ts'
import type { Stage } from './stage.ts'
import { visitorOn } from './visitor.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const pageUrl = () => stage.sandbox.endpoints.demo ?? ''

/** Opens the page and keeps what it asks from then on, by URL; Chromium fetches the icon of a tab when it likes. */
async function watchedVisit() {
  const { page } = await visit(stage)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'other') asked.push(request.url())
  })
  await page.reload()
  await isDrawnAhead(page)
  return { page, asked, visitor: visitorOn(page) }
}

const isDrawnAhead = (page: Page) =>
  page.locator('dialog:not([open]) .row').first().waitFor({ state: 'attached' })

const toServices = (urls: readonly string[]) =>
  urls.filter((url) => /^(https?|wss?):/.test(url) && !url.startsWith(new URL(pageUrl()).origin))

test('a page that nobody has touched asks services three times at most', async () => {
  const { asked } = await watchedVisit()
  expect(toServices(asked).length).toBeLessThanOrEqual(3)
})

test('nothing is fetched twice, however often the modal is opened', async () => {
  const { page, asked, visitor } = await watchedVisit()
  for (let opening = 0; opening < 3; opening += 1) {
    await visitor.open()
    await visitor.choose('All Wallets')
    await page.locator('.wallet-tile img[data-drawn]').first().waitFor()
    await page.keyboard.press('Escape')
    await visitor.dialog.waitFor({ state: 'hidden' })
    await isDrawnAhead(page)
  }
  const ours = asked.filter((url) => !url.endsWith('/endpoints.json'))
  expect(ours.filter((url, index) => ours.indexOf(url) !== index)).toEqual([])
})

test('closing takes back a search that is not answered', async () => {
  const { page, visitor } = await watchedVisit()
  await visitor.open()
  await visitor.choose('All Wallets')
  stage.sandbox.control('registry', { fault: 'hang', path: '/getWallets' })
  const asked = page.waitForRequest((request) => request.url().includes(`search=Zinc`))
  await visitor.dialog.getByRole('textbox').fill('Zinc')
  const search: Request = await asked
  const ended = page.waitForEvent('requestfailed', (request) => request === search)
  await page.keyboard.press('Escape')
  await visitor.dialog.waitFor({ state: 'hidden' })
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
})
