import type { Page } from 'playwright'
import type { ViewName } from '../../../core/domain/features/view-name.ts'
import { firstStates, hasArrived } from '../../../docs/gallery/first-states.ts'
import type { GalleryData, GalleryState } from '../../../docs/gallery/gallery-data.ts'
import { buildGallery, readGallery } from '../../../scripts/gallery/build-gallery.ts'
import { serveGallery } from '../../../scripts/gallery/serve-gallery.ts'
import { openBrowser } from '../../browser.ts'
import { patience } from '../../patience.ts'

/** The built gallery in a browser; what its pages complained of is collected. */
export type GalleryPages = {
  readonly gallery: GalleryData
  /** Opens the gallery in a browser context of its own with one state of each view, and waits until they are drawn. */
  readonly openFirsts: () => Promise<Page>
  /** The same of one view's states alone, as `?view=` asks. */
  readonly openView: (view: ViewName) => Promise<Page>
  /** Opens one state over a page, by a query such as `?state=…&theme=dark`. */
  readonly open: (query: string) => Promise<Page>
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/** Builds the gallery where its sources changed, and serves it. */
export async function openGalleryPages(): Promise<GalleryPages> {
  const [folder, browser] = await Promise.all([buildGallery(), openBrowser()])
  const gallery = readGallery(folder)
  const server = await serveGallery(folder)
  const complaints: string[] = []
  const open = async (query = '') => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(patience)
    // Chromium writes each breach of the policy to the console as an error.
    page.on(
      'console',
      (message) =>
        message.type() === 'error' && !isExpected(message.text()) && complaints.push(message.text()),
    )
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('requestfailed', (request) => complaints.push(request.url()))
    await page.goto(`${server.url}${query}`)
    return page
  }
  const openStates = async (states: readonly GalleryState[], query = '') => {
    const page = await open(query)
    const views = page.locator('.dressing dialog .view')
    await views.nth(states.filter(hasArrived).length * 4 - 1).waitFor({ state: 'attached' })
    return page
  }
  return {
    gallery,
    open,
    openFirsts: () => openStates(firstStates(gallery.states), '?states=first'),
    openView: (asked) =>
      openStates(
        gallery.states.filter(({ view }) => view === asked),
        `?view=${asked}`,
      ),
    complaints,
    close: async () => {
      await browser.close()
      await server.stop()
    },
  }
}

/** Of views that did not come, which are among the states, React tells. */
function isExpected(complaint: string): boolean {
  return complaint.includes('What this view needs did not come.')
}

/** How far a page can be scrolled sideways, in pixels. */
export function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
