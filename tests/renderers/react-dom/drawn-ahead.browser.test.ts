import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const closed = () => page.locator('dialog:not([open])')
const send = (type: string, data: object = {}) =>
  page.evaluate((input) => window.latchkeyScenes.send(input), { type, data })

test('the list of the modal is rendered before it opens, and a press creates no element of it', async () => {
  await closed().getByText('Scan with your phone').waitFor({ state: 'attached' })
  await closed().getByRole('alert', { includeHidden: true }).waitFor({ state: 'attached' })
  expect(await closed().isVisible()).toBe(false)
  await page.evaluate(() => {
    const root = document.querySelector('latchkey-modal')?.shadowRoot
    for (const element of root?.querySelectorAll('dialog *') ?? []) element.setAttribute('data-before', '')
  })
  await page.locator('#opener').click()
  await page.getByRole('button', { name: 'Scan with your phone' }).waitFor()
  expect(
    await page
      .locator('dialog[open] > .panel, dialog[open] > .panel *')
      .and(page.locator(':not([data-before])'))
      .count(),
  ).toBe(0)
})

test('a modal closed on another view is reset before it opens again', async () => {
  await page.locator('#opener').click()
  await page.getByRole('button', { name: 'Scan with your phone' }).click()
  await page.getByRole('button', { name: 'Back' }).waitFor()
  await page.keyboard.press('Escape')
  await closed().locator('h2', { hasText: 'Connect wallet' }).waitFor({ state: 'attached' })
  expect(await closed().locator('[data-icon="back"]').count()).toBe(0)
  expect(await closed().locator('[data-moves]').count()).toBe(0)
})

test('changes during the closed state are rendered when it opens', async () => {
  await closed().getByText('Scan with your phone').waitFor({ state: 'attached' })
  await send('wallets/firstPageFailed', { failure: { code: 'unreachable' } })
  await page.locator('#opener').click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await page.locator('dialog .skeleton').count()).toBe(0)
})
