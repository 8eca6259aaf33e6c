import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { GalleryState } from '../../docs/gallery/gallery-data.ts'
import { findChromium } from '../chromium.ts'

const rooms = {
  '360': { width: 360, height: 720 },
  desktop: { width: 1024, height: 760 },
}

/** Takes a screenshot of every state as a dialog, in both themes and both widths, as `<view>.<state>.<theme>.<width>.png`. */
export async function takeShots(
  url: string,
  states: readonly GalleryState[],
  folder: string,
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  let taken = 0
  try {
    for (const [room, viewport] of Object.entries(rooms)) {
      for (const theme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
        const page = await context.newPage()
        for (const { view, id } of states) {
          await page.goto(`${url}?state=${id}&theme=${theme}`)
          await page.locator('dialog :is(.view, .loading-view) > *').first().waitFor()
          await page.screenshot({
            path: join(folder, `${view}.${id}.${theme}.${room}.png`),
            animations: 'disabled',
          })
          taken += 1
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
  }
  return taken
}
