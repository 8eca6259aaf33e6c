import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { readQrCode, seenFromAfar } from './camera.ts'
import { codeScenes, pictureOfCode } from './code-picture.ts'
import { pairingUri } from './page/people.ts'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

const sent = () => page.evaluate(() => window.latchkeyScenes.sent.map(({ type }) => type))

test.each([
  ['light', 1280],
  ['dark', 320],
] as const)(
  'the code can be scanned in the %s theme at %d px, with and without a wallet in it',
  { tags: 'thorough' },
  async (theme, width) => {
    await page.setViewportSize({ width, height: 760 })
    for (const scene of codeScenes)
      expect(readQrCode(await pictureOfCode(page, scene, theme))).toBe(pairingUri)
  },
)

test('the code can be scanned from afar and out of focus', { tags: 'thorough' }, async () => {
  const picture = await pictureOfCode(page, 'pairing with a wallet', 'light')
  expect(readQrCode(seenFromAfar(picture, { width: 252, blur: 0.7 }))).toBe(pairingUri)
})

test('the QR code has a label and contains its URI', async () => {
  await show(page, 'pairing')
  const code = page.getByRole('img', { name: 'Open your wallet app and scan' })
  expect(await code.getAttribute('data-uri')).toBe(pairingUri)
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(await sent()).toContain('pairing/linkCopyRequested')
})

test('the card keeps its place while the code is prepared', async () => {
  await show(page, 'pairing preparing')
  await page.getByRole('img', { name: 'Preparing a QR code' }).waitFor()
  await show(page, 'pairing preparing')
  const before = await page.locator('.qr-card').boundingBox()
  await show(page, 'pairing')
  await page.locator('.qr-columns').waitFor()
  expect(await page.locator('.qr-card').boundingBox()).toEqual(before)
})

test('the ways to a wallet are one stop for the tab key, and the arrow keys go around them', async () => {
  await show(page, 'pairing with a wallet')
  const chosen = page.getByRole('radio', { checked: true })
  await chosen.focus()
  expect(await chosen.textContent()).toBe('Mobile')
  await page.keyboard.press('ArrowRight')
  expect(await chosen.textContent()).toBe('Web app')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await chosen.textContent()).toBe('Desktop')
  expect(
    await page.evaluate(
      () => document.querySelector('latchkey-modal')?.shadowRoot?.activeElement?.textContent,
    ),
  ).toBe('Desktop')
  await page.keyboard.press('Tab')
  expect(
    await page.getByRole('radio').evaluateAll((all) => all.filter((one) => one.matches(':focus'))),
  ).toEqual([])
})

test('in right to left writing the arrow keys follow the eye', async () => {
  await show(page, 'pairing right to left')
  const chosen = page.getByRole('radio', { checked: true })
  await chosen.focus()
  await page.keyboard.press('ArrowLeft')
  expect(await chosen.textContent()).toBe('אתר')
})

test('an app link opens in the top window, and a web link in a new tab', async () => {
  await show(page, 'pairing in its app')
  const app = page.getByRole('link', { name: 'Open Quill' })
  expect(await app.getAttribute('target')).toBe('_top')
  expect(await app.getAttribute('rel')).toBeNull()
  expect(await app.getAttribute('href')).toBe(`quill://wc?uri=${encodeURIComponent(pairingUri)}`)
  await app.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await app.click()
  expect(await sent()).toContain('pairing/appOpened')
  await show(page, 'pairing in a page')
  const away = page.getByRole('link', { name: 'Open', exact: true })
  expect(await away.getAttribute('target')).toBe('_blank')
  expect(await away.getAttribute('rel')).toBe('noopener noreferrer')
})

test('Connect leads to a QR code and to all wallets with one press each', async () => {
  await show(page, 'connect')
  await page.getByRole('button', { name: 'All wallets' }).click()
  await page.getByRole('heading', { name: 'All wallets' }).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Scan with your phone' }).click()
  await page.getByRole('img', { name: 'Preparing a QR code' }).waitFor()
  expect(await sent()).toContain('pairing/walletChosen')
})

test('the wallet explanation opens from the title bar of a narrow window and leads to wallets', async () => {
  await page.setViewportSize({ width: 759, height: 800 })
  await show(page, 'connect')
  await page.getByRole('button', { name: 'What is a wallet?' }).click()
  await page.getByRole('button', { name: 'Get a wallet' }).click()
  const first = page.getByRole('link', { name: 'Fieldstone' })
  expect(await first.getAttribute('href')).toBe('https://wallet.example/get')
})
