import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

let page: Page

freshScenes((fresh) => (page = fresh.page))

/** The title and whatever can be pressed in the view, as far as it is seen, that lies below the message. */
const covered = () =>
  page.locator('dialog').evaluate((dialog) => {
    const frame = dialog.querySelector('.frame')?.getBoundingClientRect()
    const toast = dialog.querySelector('.toast')?.getBoundingClientRect()
    if (!frame || !toast) return ['there is no message']
    return [...dialog.querySelectorAll('.title, .bar-top button, .frame button, .frame a')]
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        const isFramed = element.closest('.frame') !== null
        const seen = isFramed ? [Math.max(top, frame.top), Math.min(bottom, frame.bottom)] : [top, bottom]
        const [from = 0, to = 0] = seen
        return to > from && from < toast.bottom && to > toast.top && left < toast.right && right > toast.left
      })
      .map((element) => element.textContent)
  })

test.each([
  [360, 640],
  [360, 560],
  [700, 420],
  [820, 700],
  [1000, 880],
  [1280, 640],
  [1280, 720],
  [1280, 900],
])('a message covers neither the title nor a button in a window of %i by %i', async (width, height) => {
  await page.setViewportSize({ width, height })
  await show(page, 'preview swap with risks and a message')
  await page.locator('dialog .toast').waitFor()
  await expect.poll(covered).toEqual([])
  const { top, bottom, left, right } = await page
    .locator('dialog .toast')
    .evaluate((toast) => toast.getBoundingClientRect().toJSON() as DOMRect)
  expect([top >= 0, left >= 0, bottom <= height, right <= width]).toEqual([true, true, true, true])
})

test.each([
  [360, 640],
  [390, 844],
  [820, 700],
  [1000, 880],
  [1280, 720],
  [1440, 900],
])('a toast moves nothing in a window of %i by %i and is near the dialog', async (width, height) => {
  await page.setViewportSize({ width, height })
  const place = () =>
    page
      .locator('dialog')
      .evaluate((dialog) => dialog.getBoundingClientRect().toJSON() as Readonly<Record<string, number>>)
  await show(page, 'preview swap with risks')
  const before = await place()
  await show(page, 'preview swap with risks and a message')
  await page.locator('dialog .toast').waitFor()
  expect(await place()).toEqual(before)
  const middle = await page.locator('dialog .toast').evaluate((toast) => {
    const { left, right } = toast.getBoundingClientRect()
    return (left + right) / 2
  })
  expect(Math.abs(middle - width / 2)).toBeLessThanOrEqual(1)
})

/** Shows an error to the visitor, by its name in the catalogue. */
const say = (text: string) =>
  page.evaluate((name) => {
    const data = { variant: 'error', message: { text: name } }
    window.latchkeyScenes.send({ type: 'toast/shown', data })
  }, text)

test('an error that the view already shows is announced, and no toast repeats it', async () => {
  await show(page, 'sign-in declined')
  await say('signIn.declined')
  await page.locator('dialog .toast-place[role=status]').getByText('Signature declined').waitFor()
  expect(await page.locator('dialog .toast').count()).toBe(0)
})

test('a phone that declines is told by a toast, because the view shows only the next code', async () => {
  await show(page, 'pairing with a wallet')
  await say('pairing.declined')
  await page.locator('dialog .toast').getByText('Declined').waitFor()
})
