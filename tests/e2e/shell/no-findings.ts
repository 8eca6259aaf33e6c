import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeOn } from '../../axe.ts'

/** Checks that axe finds nothing on the page, nor in its colours once they have become dark. */
export async function expectNoFindings(page: Page, view: string): Promise<void> {
  const axe = await axeOn(page)
  expect({ view, found: await axe() }).toEqual({ view, found: [] })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => axe({ only: ['color-contrast'] }), { message: `${view} in the dark` }).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
