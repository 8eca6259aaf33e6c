import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Latchkey } from '../../../entries/index.ts'
import { base, mainnet } from '../../../entries/networks.ts'
import { serveHostPages } from '../host-page.ts'
import type { HostPages } from '../host-page.ts'

type Changes = Parameters<Latchkey['update']>[0]

let host: HostPages

beforeAll(async () => {
  host = await serveHostPages()
})
afterAll(() => host.close())

/** What a visitor sees of an element, by the browser's own word. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const looks = async (page: Page, selector: string, property: string, value: string) => {
  await expect.poll(() => styleOf(page, selector, property)).toBe(value)
}

const title = (page: Page) => page.locator('dialog h2').first().textContent()
const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(28, 27, 26)' }
const ours = ['dialog', '.embed', '.host-button']

test('new options of a provider reach its modal, embed and button, and no other Latchkey', async () => {
  const { page, complaints } = await host.open('owned', { colorScheme: 'light' })
  const change = (changes: Changes) => page.evaluate((more) => window.owned.change(more), changes)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.locator('dialog[open] .row').first().waitFor()
  await looks(page, 'dialog', 'background-color', paper.light)

  await change({ themeMode: 'dark' })
  for (const place of ['dialog', '.embed']) await looks(page, place, 'background-color', paper.dark)
  await looks(page, '.host-button', 'background-color', 'rgb(242, 238, 230)')

  await change({ themeVariables: { '--latchkey-paper': '#123456', '--latchkey-primary': '#654321' } })
  for (const place of ['dialog', '.embed']) await looks(page, place, 'background-color', 'rgb(18, 52, 86)')
  await looks(page, '.host-button', 'background-color', 'rgb(101, 67, 33)')

  await change({ locale: 'ar', strings: { 'connect.title': 'ربط المحفظة', 'button.connect': 'اتصال' } })
  for (const place of ours) await looks(page, place, 'direction', 'rtl')
  await expect.poll(() => title(page)).toBe('ربط المحفظة')
  expect(await page.locator('dialog').getAttribute('lang')).toBe('ar')
  expect(await page.locator('.host-button').first().textContent()).toBe('اتصال')

  await change({ networks: [mainnet, base] })
  await expect.poll(() => page.getByTestId('facts').textContent()).toBe('Ethereum Base')
  await change({ themeMode: undefined, themeVariables: undefined, locale: undefined, strings: undefined })
  for (const place of ours) await looks(page, place, 'direction', 'ltr')
  await looks(page, 'dialog', 'background-color', paper.light)
  expect(await title(page)).toBe('Connect wallet')
  expect(await page.locator('dialog[open]').count()).toBe(1)
  expect(await page.evaluate(() => window.owned.verbs.size)).toBe(1)
  expect(await page.locator('latchkey-modal').count()).toBe(1)
  expect(await complaints()).toEqual([])
})

test('themes set by the hook survive another render of the host', async () => {
  const { page, complaints } = await host.open('owned', { colorScheme: 'light' })
  const change = (changes: Changes) => page.evaluate((more) => window.owned.change(more), changes)
  await page.locator('.embed .row').first().waitFor()
  await change({ themeMode: 'light', themeVariables: { '--latchkey-paper': '#ffffff' } })
  await looks(page, '.embed', 'background-color', 'rgb(255, 255, 255)')
  await page.evaluate(() => window.owned.theme().setThemeMode('dark'))
  await page.evaluate(() => window.owned.theme().setThemeVariables({ '--latchkey-paper': '#123456' }))
  await looks(page, '.embed', 'color-scheme', 'dark')
  await looks(page, '.embed', 'background-color', 'rgb(18, 52, 86)')
  await change({ locale: 'ar' })
  await looks(page, '.embed', 'direction', 'rtl')
  expect(await page.evaluate(() => window.owned.theme())).toMatchObject({
    mode: 'dark',
    variables: { '--latchkey-paper': '#123456' },
    direction: 'rtl',
  })
  await change({ themeMode: 'auto', themeVariables: undefined })
  await looks(page, '.embed', 'background-color', paper.light)
  expect(await complaints()).toEqual([])
})

test("without React, update takes effect, and the page's style sheet reaches every part", async () => {
  const { page, complaints } = await host.open('plain', { colorScheme: 'light' })
  const update = (changes: Changes) => page.evaluate((more) => window.plain.update(more), changes)
  const button = 'latchkey-button .host-button'
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.locator('dialog[open] .row').first().waitFor()
  await update({
    themeMode: 'dark',
    locale: 'ar',
    strings: { 'connect.title': 'Log in', 'button.connect': 'In' },
  })
  await looks(page, 'dialog', 'background-color', paper.dark)
  for (const place of ['dialog', button, 'latchkey-network .host-button'])
    await looks(page, place, 'direction', 'rtl')
  expect(await title(page)).toBe('Log in')
  expect(await page.locator(button).textContent()).toBe('In')

  await page.evaluate(() => document.documentElement.classList.add('branded'))
  await looks(page, 'dialog', 'border-top-width', '3px')
  await looks(page, 'dialog h2', 'letter-spacing', '2px')
  await looks(page, 'dialog .row', 'background-color', 'rgb(4, 5, 6)')
  await looks(page, 'dialog .button', 'text-transform', 'uppercase')
  await looks(page, button, 'text-transform', 'uppercase')
  await looks(page, button, 'letter-spacing', '3px')
  const unreached = await page
    .locator('dialog')
    .evaluate((dialog) =>
      [...dialog.querySelectorAll('.row, .button')]
        .filter((element) => element.part.length === 0)
        .map((element) => element.outerHTML),
    )
  expect(unreached).toEqual([])
  expect(await complaints()).toEqual([])
})
