import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../axe.ts'
import { openScenePage, show } from './scene-page.ts'
import type { ScenePage } from './scene-page.ts'

let scenes: ScenePage

beforeAll(async () => {
  scenes = await openScenePage()
})
afterAll(() => scenes.close())

const wide = { width: 760, height: 700 }
const narrowWidth = 376

/** An entry of the layout-shift observer. */
type Shift = { readonly hadRecentInput: boolean; readonly value: number }

const pane = (page: Page, name: string) => page.getByRole('region', { name })
const boxOf = async (page: Page) => {
  const box = await page.locator('dialog[open]').boundingBox()
  if (!box) throw new Error('The dialog has no box.')
  return box
}

test('a wide window shows what a wallet is beside Connect, and the next view is narrow', async () => {
  const page = await scenes.open(wide)
  await show(page, 'connect')
  await pane(page, 'What is a wallet?').waitFor()
  expect((await boxOf(page)).width).toBe(narrowWidth + 340)
  expect(await page.getByRole('button', { name: 'What is a wallet?' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Get a wallet' }).click()
  await page.getByRole('button', { name: 'Back' }).waitFor()
  expect(await page.locator('dialog .pane').count()).toBe(0)
  expect((await boxOf(page)).width).toBe(narrowWidth)
  await page.close()
})

test.each([
  { width: 759, height: 700 },
  { width: 1280, height: 559 },
])('a window of %o shows Connect alone, until it becomes wide again', async (viewport) => {
  const page = await scenes.open(wide)
  await show(page, 'connect')
  await pane(page, 'What is a wallet?').waitFor()

  await page.setViewportSize(viewport)
  await pane(page, 'What is a wallet?').waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'What is a wallet?' }).count()).toBe(1)
  expect((await boxOf(page)).width).toBe(narrowWidth)

  await page.setViewportSize(wide)
  await pane(page, 'What is a wallet?').waitFor()
  await page.close()
})

test('the pane prepares and shows the code for a phone if no wallet is installed', async () => {
  const page = await scenes.open(wide)
  await show(page, 'connect none installed')
  const code = pane(page, 'Scan with your phone')
  await code.getByRole('img', { name: 'Preparing a QR code' }).waitFor()
  expect(await page.getByRole('button', { name: 'What is a wallet?' }).count()).toBe(1)

  await show(page, 'connect with a code')
  await code.getByRole('img', { name: 'Open your wallet app and scan' }).waitFor()
  const findings = await axeOn(page)
  expect(await findings()).toEqual([])
  await page.close()
})

test('the pane waits for what Connect waits for', async () => {
  const page = await scenes.open(wide)
  await show(page, 'views on their way')
  expect((await boxOf(page)).width).toBe(narrowWidth + 340)
  await page.locator('dialog').evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.locator('dialog .pane').count()).toBe(0)
  await show(page, 'connect')
  await pane(page, 'What is a wallet?').waitFor()
  expect(scenes.complaints).toEqual([])
  await page.close()
})

test('the pane is still there while the dialog closes', async () => {
  const page = await scenes.open(wide)
  await show(page, 'connect')
  await pane(page, 'What is a wallet?').waitFor()
  const hadPane = await page.locator('dialog').evaluate(async (dialog) => {
    const closes = new Promise((resolve) => {
      const observer = new MutationObserver(() => resolve(dialog.querySelector('.pane') !== null))
      observer.observe(dialog, { attributeFilter: ['open'] })
    })
    window.latchkeyScenes.send({ type: 'modal/closeRequested', data: {} })
    return closes
  })
  expect(hadPane).toBe(true)
  await page.close()
})

test('the dialog has its size before the pane arrives, and nothing moves when it does', async () => {
  const page = await scenes.open(wide)
  const { sizes, shifts } = await page.evaluate(async () => {
    const shifts: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as unknown as Shift[])
        if (!hadRecentInput) shifts.push(value)
    })
    observer.observe({ type: 'layout-shift' })
    window.latchkeyScenes.show('connect', 'light')
    const sizes: { readonly size: string; readonly hasPane: boolean }[] = []
    let drawnWithPane = 0
    while (drawnWithPane < 5) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const dialog = document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('dialog')
      if (!dialog?.open) continue
      const hasPane = dialog.querySelector('.pane') !== null
      sizes.push({ size: `${dialog.offsetWidth} ${dialog.offsetHeight}`, hasPane })
      if (hasPane) drawnWithPane += 1
    }
    return { sizes, shifts }
  })
  expect(sizes[0]?.hasPane).toBe(false)
  expect(new Set(sizes.map(({ size }) => size)).size).toBe(1)
  expect(shifts).toEqual([])
  await page.close()
})

test('the focus goes from the list to the pane, and axe finds nothing', async () => {
  const page = await scenes.open(wide)
  await show(page, 'connect')
  await pane(page, 'What is a wallet?').waitFor()
  await page.getByRole('link', { name: 'Privacy Policy' }).focus()
  await page.keyboard.press('Tab')
  await page.locator('button:focus', { hasText: 'Get a wallet' }).waitFor()
  const findings = await axeOn(page)
  expect(await findings()).toEqual([])
  await page.close()
})

test('the pane stands at the left in a page that reads right to left', async () => {
  const page = await scenes.open(wide)
  await show(page, 'connect right to left')
  const box = await page.locator('dialog .pane').boundingBox()
  expect(box?.x).toBe((await boxOf(page)).x)
  await page.close()
})
