import type { BrowserContextOptions, Page, ViewportSize } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openScenePage } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

/** The page of scenes, opened anew for every test of a file; valid while a test runs. */
export type FreshScenes = { readonly scenes: ScenePage; readonly page: Page }

/** Gives every test of the file that calls it a page of scenes of its own. */
export function freshScenes(
  give: (fresh: FreshScenes) => unknown,
  viewport?: ViewportSize,
  context?: BrowserContextOptions,
): void {
  let scenes: ScenePage
  let page: Page
  beforeAll(async () => {
    scenes = await openScenePage()
  })
  afterAll(() => scenes.close())
  beforeEach(async () => {
    page = await scenes.open(viewport, context)
    await give({ scenes, page })
  })
  afterEach(() => page.close())
}
