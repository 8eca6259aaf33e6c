import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const ours = () => page.locator('.host-button')

/** How high the host's own words beside our buttons stand, and the words on each of ours, in pixels from the page's top. */
const lines = () =>
  page.locator('#host').evaluate((host) => {
    const words = document.createElement('span')
    words.style.font = '15px/22px sans-serif'
    words.textContent = 'x'
    host.prepend(words)
    const baseline = (element: Element) => {
      const mark = document.createElement('span')
      mark.style.display = 'inline-block'
      element.append(mark)
      const { bottom } = mark.getBoundingClientRect()
      mark.remove()
      return Math.round(bottom)
    }
    const buttons = [...host.querySelectorAll('[data-latchkey]')].flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector('.host-button > .words') ?? [],
    )
    return { beside: baseline(words), ours: buttons.map(baseline) }
  })

test.each(['connect many', 'waiting for a long name', 'account long balance'])(
  'our buttons align with the text beside them and share one height: %s',
  async (scene) => {
    await page.evaluate(() => window.latchkeyScenes.drawButtons())
    await show(page, scene)
    const heights = () => ours().evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight))
    await expect.poll(async () => new Set(await heights())).toEqual(new Set([40]))
    const { beside, ours: words } = await lines()
    expect(words.map((line) => Math.abs(line - beside)).filter((distance) => distance > 1)).toEqual([])
  },
)

test('a button with a long balance stays within a page of 360 pixels', async () => {
  await page.setViewportSize({ width: 360, height: 720 })
  await page.evaluate(() => window.latchkeyScenes.drawButtons())
  await show(page, 'account long balance')
  await page.locator('.host-button .aside').waitFor()
  const ends = await ours().evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(ends.filter((right) => right > 360)).toEqual([])
})
