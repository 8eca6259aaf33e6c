import type { BrowserContextOptions, Page } from 'playwright'
import { openBrowser } from '../../browser.ts'
import { patience } from '../../patience.ts'
import { serveScenes } from './scene-server.ts'

/** A browser on the page of scenes; what the page complained of is collected. */
export type ScenePage = {
  readonly open: (
    viewport?: { readonly width: number; readonly height: number },
    context?: BrowserContextOptions,
  ) => Promise<Page>
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/** Builds, serves and opens the page of scenes. */
export async function openScenePage(): Promise<ScenePage> {
  const [server, browser] = await Promise.all([serveScenes(), openBrowser()])
  const complaints: string[] = []
  return {
    complaints,
    open: async (viewport = { width: 1280, height: 800 }, context = {}) => {
      const page = await browser.newPage({ ...context, viewport })
      page.setDefaultTimeout(patience)
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await page.goto(server.url)
      await page.waitForFunction(() => document.querySelector('latchkey-modal') !== null)
      return page
    },
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

/** What a page that went through all scenes complained of, but for the scene whose views did not come: of that React tells. */
export function unexpectedOf({ complaints }: ScenePage): readonly string[] {
  return complaints.filter((told) => !told.includes('What this view needs did not come.'))
}

/** The scene in which the views never come. */
const onTheirWay = 'views on their way'

/** Puts the page into a scene, from wherever it is, and waits until its view is drawn and the dialog stands still. */
export async function show(
  page: Page,
  name: string,
  theme: 'light' | 'dark' | 'auto' = 'auto',
): Promise<void> {
  await page.evaluate(([scene, mode]) => window.latchkeyScenes.show(scene, mode), [name, theme] as const)
  const drawn = name === onTheirWay ? '.loading-view > *' : '.view > *'
  await page.locator('dialog[open]').locator(drawn).first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => {
    const moving = document.querySelector('latchkey-modal')?.shadowRoot?.getAnimations() ?? []
    return moving.every(
      ({ timeline, playState, effect }) =>
        !(timeline instanceof DocumentTimeline) ||
        playState === 'finished' ||
        effect?.getComputedTiming().iterations === Infinity,
    )
  })
}

/** Asks the modal to close and waits until nothing of it is left. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => window.latchkeyScenes.send({ type: 'modal/closeRequested', data: {} }))
  await page.locator('dialog').waitFor({ state: 'hidden' })
}
