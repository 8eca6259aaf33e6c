import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { lengthy, marble } from './page/people.ts'
import { freshScenes } from './fresh-scenes.ts'
import { leave, show } from './scene-page.ts'

let page: Page

const phone = { width: 360, height: 720 }
freshScenes(async (fresh) => {
  page = fresh.page
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** What a press at a wallet's or a code's row sends. */
const choices = new Set(['connection/walletChosen', 'pairing/walletChosen'])
const chosen = async () => {
  const sent = await page.evaluate(() => window.latchkeyScenes.sent)
  return sent.filter(({ type }) => choices.has(type)).map(({ data }) => data)
}
const row = (name: string) => page.locator('dialog').getByRole('button', { name })
const isProtected = () => page.locator('dialog .toast-place').first().waitFor({ state: 'attached' })
const middle = async (name: string) => {
  const box = await row(name).boundingBox()
  return { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

/** Announces two wallets, and clicks a place of the page as soon as their rows are laid out. Returns what is there. */
const announceAndClick = (spot: { readonly x: number; readonly y: number }) =>
  page.evaluate(
    async ([late, { x, y }]) => {
      for (const wallet of late) window.latchkeyScenes.send({ type: 'installed/announced', data: { wallet } })
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
      const hit = document.querySelector('latchkey-modal')?.shadowRoot?.elementFromPoint(x, y)
      const at = { bubbles: true, composed: true, detail: 1, clientX: x, clientY: y }
      hit?.dispatchEvent(new MouseEvent('click', at))
      return hit?.closest('button')?.textContent
    },
    [[marble, lengthy], spot] as const,
  )
const settled = async () => {
  await expect.poll(() => page.locator('dialog [data-moved]').count()).toBe(0)
}

test('a press aimed at the row below does not reach a wallet that has just announced itself', async () => {
  await show(page, 'connect')
  await isProtected()
  expect(await announceAndClick(await middle('Scan with your phone'))).toContain(lengthy.name)
  expect(await chosen()).toEqual([])
  await settled()
  await row(lengthy.name).click()
  expect(await chosen()).toEqual([{ walletKey: lengthy.key }])
})

test('a row that stays where it is counts a press at once', async () => {
  await show(page, 'connect')
  await isProtected()
  expect(await announceAndClick(await middle('Juniper'))).toContain('Juniper')
  expect(await chosen()).toHaveLength(1)
})

test('in a sheet, which grows upwards, the rows above a late wallet are protected', async () => {
  await page.setViewportSize(phone)
  await show(page, 'connect')
  await isProtected()
  expect(await announceAndClick(await middle('Juniper'))).not.toContain('Juniper')
  expect(await chosen()).toEqual([])
})

test('Enter counts at once, because the focus moves with its row', async () => {
  await show(page, 'connect')
  await isProtected()
  await row('Scan with your phone').focus()
  await page.evaluate(
    (wallet) => window.latchkeyScenes.send({ type: 'installed/announced', data: { wallet } }),
    marble,
  )
  await page.keyboard.press('Enter')
  expect(await chosen()).toEqual([{ walletId: null }])
})

test('a wallet that came while the modal was closed takes the first press', async () => {
  await show(page, 'connect')
  await isProtected()
  await leave(page)
  await page.evaluate(
    (wallet) => window.latchkeyScenes.send({ type: 'installed/announced', data: { wallet } }),
    marble,
  )
  await page.evaluate(() => window.latchkeyScenes.send({ type: 'modal/opened', data: { view: 'Connect' } }))
  await row('Marble').click()
  expect(await chosen()).toEqual([{ walletKey: marble.key }])
})

test('a toast that breaks takes the protection from nobody', async () => {
  await page.evaluate(() => {
    const observe = ResizeObserver.prototype.observe
    ResizeObserver.prototype.observe = function (element) {
      if (element.matches('.toast')) throw new Error('no toast')
      observe.call(this, element)
    }
  })
  await show(page, 'connect')
  await isProtected()
  const data = { variant: 'error', message: { text: 'account.copyFailed' } }
  await page.evaluate((input) => window.latchkeyScenes.send(input), { type: 'toast/shown', data })
  await page.locator('dialog .toast-place').first().waitFor({ state: 'detached' })
  expect(await announceAndClick(await middle('Scan with your phone'))).toContain(lengthy.name)
  expect(await chosen()).toEqual([])
})
