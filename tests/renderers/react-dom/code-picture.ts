import type { Page } from 'playwright'
import { photograph } from './camera.ts'
import type { Grey } from './camera.ts'
import { show } from './scene-page.ts'

/** The scenes with a code: with nothing in its middle, and with a wallet's picture. */
export const codeScenes = ['pairing', 'pairing with a wallet'] as const

/** Takes a picture of the code in a scene, once it stands. */
export async function pictureOfCode(
  page: Page,
  scene: (typeof codeScenes)[number],
  theme: 'light' | 'dark',
): Promise<Grey> {
  await show(page, scene, theme)
  await page.locator('.qr-columns').waitFor()
  await show(page, scene, theme)
  return photograph(page.locator('.qr-card'))
}
