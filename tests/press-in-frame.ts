import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Presses a button in the secure frame; a frame of another site is drawn by another process, so that what points there right after it was shown may still miss it. */
export async function pressInFrame(page: Page, name: string): Promise<void> {
  const button = page.frameLocator('#w3m-iframe').getByRole('button', { name })
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await button.hover()
      return button.evaluate((element) => element.matches(':hover'))
    })
    .toBe(true)
  await button.click()
}
