import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rootFolder } from '../../../sandbox/host/page-cache.ts'
import { openGalleryPages } from './gallery-page.ts'
import type { GalleryPages } from './gallery-page.ts'

let pages: GalleryPages

beforeAll(async () => {
  pages = await openGalleryPages()
})
afterAll(() => pages.close())

test.each([
  'pair-a-phone',
  'email-first-visit',
  'send-the-coin',
  'swap-a-token',
  'buy-by-card',
  'sign-in-solana',
])('a screen reader finds the same roles and names in the views of %s', async (flow) => {
  const trees: string[] = []
  for (const { view, id } of middleStates(flow)) {
    const page = await pages.open(`?state=${id}&theme=light`)
    const dialog = page.locator('dialog').first()
    await dialog.locator(':is(.view, .loading-view) > *').first().waitFor()
    // The place of messages loads after the paint.
    await dialog.locator('.toast-place[role=alert]').waitFor({ state: 'attached' })
    if (view === 'Connect') await dialog.locator('.pane').waitFor()
    trees.push(`# ${view}\n${await dialog.ariaSnapshot()}`)
    await page.close()
  }
  expect(trees.length).toBeGreaterThan(1)
  await expect(`${trees.join('\n\n')}\n`).toMatchFileSnapshot(
    join(rootFolder, 'fixtures/accessibility', `${flow}.yml`),
  )
})

/** Returns the state in the middle of each view that a recording shows. A view begins and ends with little in it. */
function middleStates(flow: string) {
  const states = pages.gallery.states.filter(({ id }) => id.replace(/-\d+$/, '') === flow)
  const views = [...new Set(states.map(({ view }) => view))]
  return views.flatMap((view) => {
    const ofView = states.filter((state) => state.view === view)
    return ofView.slice(ofView.length >> 1).slice(0, 1)
  })
}
