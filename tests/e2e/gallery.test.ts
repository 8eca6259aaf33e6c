import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allViews } from '../../core/view-models/all.ts'
import type { GalleryData } from '../../docs/gallery/gallery-data.ts'
import { buildGallery, readGallery } from '../../scripts/gallery/build-gallery.ts'
import { serveGallery } from '../../scripts/gallery/serve-gallery.ts'
import type { GalleryServer } from '../../scripts/gallery/serve-gallery.ts'
import { openBrowser } from '../browser.ts'
import { patience } from '../patience.ts'

const views = Object.keys(allViews)

let gallery: GalleryData
let server: GalleryServer
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  const folder = await buildGallery()
  gallery = readGallery(folder)
  server = await serveGallery(folder)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})
beforeEach(async () => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  page = await context.newPage()
  page.setDefaultTimeout(patience)
  complaints = []
  // Chromium writes each breach of the policy to the console as an error.
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('requestfailed', (request) => complaints.push(request.url()))
  return () => context.close()
})

/** Opens the gallery and waits until every state is drawn. */
async function openGallery(): Promise<void> {
  await page.goto(server.url)
  await expect.poll(() => page.locator('.dressing dialog .view > *').count()).toBe(gallery.states.length * 4)
}

/** How far the page can be scrolled sideways. */
const sideways = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('every view is there in every dressing, and the page never complains', async () => {
  await openGallery()
  const drawn = await page
    .locator('.state')
    .evaluateAll((states) =>
      states.map((state) => [
        state.getAttribute('data-view') ?? '',
        Array.from(state.querySelectorAll('.dressing'), (dressing) =>
          [dressing.getAttribute('data-theme'), dressing.getAttribute('data-room')].join(' ').trim(),
        ),
      ]),
    )
  const dressings = ['light phone', 'light desktop', 'dark phone', 'dark desktop', 'terminal']
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(views.map((view) => [view, dressings])))
  expect(complaints).toEqual([])
})

test('loading, refusals, failures and messages are among the states', () => {
  const names = gallery.states.map(({ name }) => name).join('\n')
  for (const trait of ['loading', 'user-rejected', '“Balance not available”', 'toast “Address copied”'])
    expect(names).toContain(trait)
})

test('a dark dressing is dark and a phone dressing is 360 pixels wide', async () => {
  await openGallery()
  const dialogs = page.locator('.state').first().locator('.dressing dialog')
  const drawn = await dialogs.evaluateAll((all) =>
    all.map((dialog) => [dialog.clientWidth, getComputedStyle(dialog).backgroundColor]),
  )
  expect(drawn).toEqual([
    [360, 'rgb(251, 250, 247)'],
    [376, 'rgb(251, 250, 247)'],
    [360, 'rgb(28, 27, 26)'],
    [376, 'rgb(28, 27, 26)'],
  ])
})

test('a view and a theme can be chosen', async () => {
  await openGallery()
  await page.getByRole('button', { name: 'Networks', exact: true }).click()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  const networks = gallery.states.filter(({ view }) => view === 'Networks').length
  await expect.poll(() => page.locator('.state').count()).toBe(networks)
  await expect.poll(() => page.locator('.dressing dialog').count()).toBe(networks * 2)
})

test('axe finds nothing, and neither width scrolls sideways', async () => {
  await openGallery()
  expect(await sideways()).toBe(0)
  await page.evaluate(axe.source)
  const findings = await page.evaluate(async () => {
    // The same list stands here many times, which no page of a visitor has.
    const rules = { 'landmark-unique': { enabled: false } }
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document, { rules })
    return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html ?? ''}`)
  })
  expect(findings).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(sideways).toBe(0)
})

test('one state can be shown as the dialog over a page', async () => {
  const declined = gallery.states.find(({ name }) => name.includes('user-rejected'))
  await page.goto(`${server.url}?state=${declined?.id}&theme=dark`)
  await page.getByRole('dialog').getByText('Connection declined').waitFor()
  expect(complaints).toEqual([])
})
