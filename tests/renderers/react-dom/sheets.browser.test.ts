import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { freshScenes } from './fresh-scenes.ts'
import { show } from './scene-page.ts'

declare global {
  interface Window {
    /** What was seen of the modal each time its contents changed, before anything was painted. */
    seenUnpainted: readonly (string | number)[]
  }
}

let page: Page

freshScenes((fresh) => {
  page = fresh.page
})

/** Looks at what a selector finds in the modal whenever its contents change: observers are told before the next frame is painted. */
const lookAt = (selector: string, look: 'display' | 'count') =>
  page.evaluate(
    ([wanted, what]) => {
      const root = document.querySelector('latchkey-modal')?.shadowRoot
      if (!root) throw new Error('The modal is not there.')
      window.seenUnpainted = []
      new MutationObserver(() => {
        const found = root.querySelectorAll(wanted)
        const [first] = found
        if (!first) return
        const seen = what === 'count' ? found.length : getComputedStyle(first).display
        window.seenUnpainted = [...window.seenUnpainted, seen]
      }).observe(root, { childList: true, subtree: true })
    },
    [selector, look] as const,
  )
const seen = () => page.evaluate(() => window.seenUnpainted)
const worn = () =>
  page
    .locator('latchkey-modal')
    .evaluate(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.map(({ cssRules }) => cssRules.length))

test('a view whose code is late has its styles before its first paint', async () => {
  await lookAt('.account', 'display')
  await show(page, 'account')
  expect(new Set(await seen())).toEqual(new Set(['grid']))
})

test('a view is measured with its styles, so all wallets renders only visible rows', async () => {
  await lookAt('.wallet-tile', 'count')
  await show(page, 'all wallets')
  expect(new Set(await seen())).toEqual(new Set([24]))
})

/** The sheets of Connect: those of the modal, of itself, of toasts, and of focus rings. */
const ofConnect = 4

/** The sheets of the pane: its own, that of its explanation, and that of its code. */
const ofPane = 3

test('Connect in a wide window loads also the styles of its pane', async () => {
  await show(page, 'connect')
  await eventually(async () => expect(await worn()).toHaveLength(ofConnect + ofPane))
})

test('Connect in a narrow window loads only its own styles and those of every view', async () => {
  await page.setViewportSize({ width: 759, height: 800 })
  await show(page, 'connect')
  await eventually(async () => expect(await worn()).toHaveLength(ofConnect))
  await show(page, 'account')
  const both = await worn()
  expect(both).toHaveLength(ofConnect + 5)
  await show(page, 'connect')
  await show(page, 'account')
  expect(await worn()).toEqual(both)
})

test('a dialog and an embed on one page wear the same sheets', async () => {
  await page.evaluate(() => window.latchkeyScenes.drawButtons())
  await show(page, 'account')
  await page.locator('.embed .account').waitFor()
  const shared = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('[data-latchkey]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    const embed = roots.find((root) => root.querySelector('.embed'))
    const modal = roots.find((root) => root.querySelector('dialog'))
    return modal?.adoptedStyleSheets.map((sheet) => embed?.adoptedStyleSheets.includes(sheet))
  })
  expect(shared?.filter(Boolean).length).toBeGreaterThanOrEqual(2)
})
