import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { eventually } from '../../eventually.ts'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

let scenes: ScenePage
let page: Page

freshScenes((fresh) => {
  scenes = fresh.scenes
  page = fresh.page
})

const send = (type: string, data: object = {}) =>
  page.evaluate((input) => window.latchkeyScenes.send(input), { type, data })
const broken = () => page.getByText("Couldn't show this view")
const notLoaded = () => page.getByText("Couldn't load this view")
const retry = () => page.getByRole('button', { name: 'Try again' })

/** A balance that is no number: the view-model of Account throws on it. */
const nonsense = {
  chainId: 'eip155:1',
  address: '0x9D85a1B2c3D4e5F60718293a4B5c6D7e8F90C0b2',
  amount: 'nonsense',
}

test('a view that throws becomes a sentence with a way back, and the next view is drawn', async () => {
  await show(page, 'account')
  await send('router/viewPushed', { view: 'Networks' })
  await send('router/viewPushed', { view: 'NoSuchView' })
  await broken().waitFor()
  expect(await page.locator('dialog h2').textContent()).toBe('Something went wrong')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Polygon' }).waitFor()
  expect(await broken().count()).toBe(0)
})

test('a view that threw is rendered again after a retry, and the error is reported once', async () => {
  await show(page, 'account')
  const before = scenes.complaints.length
  await send('account/balanceReceived', nonsense)
  await broken().waitFor()
  expect(scenes.complaints.slice(before)).toHaveLength(1)
  await retry().press('Enter')
  await eventually(() => expect(scenes.complaints.slice(before)).toHaveLength(2))
  await broken().waitFor()
  await send('account/balanceReceived', { ...nonsense, amount: '1500000000000000000' })
  await retry().press('Enter')
  await page.getByText('1.5').waitFor()
})

test('a dialog with a failed view closes and opens again', async () => {
  await show(page, 'account')
  await send('account/balanceReceived', nonsense)
  await broken().waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('dialog').waitFor({ state: 'hidden' })
  await page.locator('#opener').click()
  await page.getByRole('button', { name: 'Juniper' }).waitFor()
})

test(
  'a failed view is announced to screen readers, fits a phone, and axe finds nothing in it',
  { tags: 'thorough' },
  async () => {
    await page.setViewportSize({ width: 360, height: 720 })
    const violations = await axeOn(page)
    for (const theme of ['light', 'dark'] as const) {
      await show(page, 'account', theme)
      await send('account/balanceReceived', nonsense)
      await page.getByRole('alert').filter({ hasText: "Couldn't show this view" }).waitFor()
      expect(await violations()).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('dialog').waitFor({ state: 'hidden' })
    }
  },
)

/** Answers that a chunk is not to be had, until what it gives back is called; the route stays, as one that is taken away may lose another chunk that is under way. */
async function withhold(chunk: RegExp): Promise<() => void> {
  let isWithheld = true
  await page.route(chunk, (route) => (isWithheld ? route.fulfill({ status: 503 }) : route.continue()))
  return () => {
    isWithheld = false
  }
}

const chunkOf = (view: string) => new RegExp(`/assets/${view}-[^/]*\\.js`)

test('a view whose code failed to load says so, and a retry fetches it', async () => {
  const serve = await withhold(chunkOf('modal-views'))
  await page.reload()
  await show(page, 'connect')
  await send('router/viewPushed', { view: 'Networks' })
  await notLoaded().waitFor()
  expect(await page.locator('dialog h2').textContent()).toBe('Something went wrong')
  await retry().press('Enter')
  await notLoaded().waitFor()
  serve()
  await retry().press('Enter')
  await page.getByRole('button', { name: 'Polygon' }).waitFor()
})

test.each([
  ['of another origin', 'http://127.0.0.1:9/elsewhere.js'],
  ['of the page, but not of our code', '/elsewhere.js'],
  ['that leads out of our folder', '/assets/../elsewhere.js'],
])('a URL %s that a broken chunk names is never run', { tags: 'thorough' }, async (_, url) => {
  const named = url.startsWith('/') ? `${new URL(page.url()).origin}${url}` : url
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route(chunkOf('modal-views'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `throw new Error(${JSON.stringify(`See ${named}`)})`,
    }),
  )
  await page.reload()
  await show(page, 'connect')
  await send('router/viewPushed', { view: 'Networks' })
  await notLoaded().waitFor()
  const before = scenes.complaints.length
  await retry().press('Enter')
  await eventually(() => expect(scenes.complaints.length).toBeGreaterThan(before))
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([])
})

test('a view is fetched by a retry after being offline', { tags: 'thorough' }, async () => {
  // Chromium keeps the failure of what a chunk imports for the life of the page, too (whatwg/html 6768).
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await show(page, 'connect')
  await send('router/viewPushed', { view: 'Networks' })
  await notLoaded().waitFor()
  await page.context().setOffline(false)
  await retry().press('Enter')
  await page.getByRole('button', { name: 'Polygon' }).waitFor()
})

test('the dialog shows loading until the code of its view arrives', async () => {
  let serve = () => {}
  const held = new Promise<void>((resolve) => {
    serve = resolve
  })
  await page.route(chunkOf('modal-views'), async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await show(page, 'connect')
  await send('router/viewPushed', { view: 'Networks' })
  await page.getByText('Loading this view').waitFor()
  expect(await page.locator('dialog h2').textContent()).toBe('Loading')
  serve()
  await page.getByRole('button', { name: 'Polygon' }).waitFor()
  expect(await page.locator('dialog h2').textContent()).toBe('Choose network')
  expect(await page.getByText('on its way').count()).toBe(0)
})

const modalChunk = /\/assets\/mount-modal-[^/]*\.js/

test('a modal whose code failed to load is fetched by the next press, which is not lost', async () => {
  const serve = await withhold(modalChunk)
  const asked = page.waitForResponse(modalChunk)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await asked
  serve()
  await page.locator('#opener').click()
  await page.getByRole('button', { name: 'Juniper' }).or(page.locator('dialog[open]')).first().waitFor()
})

test('a press without available code is reverted and reported, and the next one opens', async () => {
  const serve = await withhold(modalChunk)
  await page.reload()
  const before = scenes.complaints.length
  await page.locator('#opener').click()
  await eventually(() =>
    expect(scenes.complaints.slice(before).join('\n')).toContain('A part of Latchkey could not be loaded'),
  )
  const types = () => page.evaluate(() => window.latchkeyScenes.sent.map(({ type }) => type))
  await eventually(async () => expect(await types()).toEqual(['modal/openRequested', 'modal/unavailable']))
  serve()
  await page.locator('#opener').click()
  await page.locator('dialog[open]').waitFor()
})

test('an embed whose code failed to load says so, and a retry fetches it', async () => {
  const embedChunk = /\/assets\/EmbedPanel-[^/]*\.js/
  const serve = await withhold(embedChunk)
  await page.evaluate(() => window.latchkeyScenes.drawButtons())
  await page.getByText("Couldn't load the wallet connection.").waitFor()
  serve()
  await retry().press('Enter')
  await page.locator('.embed').getByRole('heading', { name: 'Connect wallet' }).waitFor()
  expect(await retry().count()).toBe(0)
})
