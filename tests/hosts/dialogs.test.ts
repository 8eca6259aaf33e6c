import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { ForeignHost, RunningServer } from './foreign-host.ts'
import { viteServers } from './host-servers.ts'
import { openHostStage } from './host-stage.ts'
import type { HostStage } from './host-stage.ts'
import { sandboxOptions, visitHost } from './host-visit.ts'
import { installHost } from './install-host.ts'

let stage: HostStage
let host: ForeignHost
let server: RunningServer

beforeAll(async () => {
  stage = await openHostStage()
  host = installHost('dialogs')
  await host.run('vite', ['build', '--logLevel', 'error'], {
    VITE_SANDBOX: await sandboxOptions(stage.sandbox),
  })
  server = await viteServers.built(host)
})
afterAll(async () => {
  await server.stop()
  host.remove()
  await stage.close()
})

const kinds = [
  'antd',
  'ariakit',
  'ark',
  'bootstrap',
  'focus-trap',
  'headless-ui',
  'mantine',
  'mui',
  'native',
  'radix',
  'react-aria',
  'vaul',
] as const

const note = 'Two loaves of bread'
const ours = (page: Page) => page.locator('latchkey-modal').getByRole('dialog')
const noteOf = (page: Page) => page.getByRole('textbox', { name: 'Note' })

/** Opens the host's dialog, writes into it, and opens ours from there. */
async function order(kind: string, press: (page: Page) => Promise<void>) {
  const { page, complaints, close } = await visitHost(
    stage.browser,
    stage.sandbox,
    `${server.url}/?wallets=harbor&kind=${kind}`,
    { hasTouch: press === byFinger },
  )
  onTestFinished(close)
  await page.getByRole('button', { name: 'Order' }).click()
  await noteOf(page).fill(note)
  await press(page)
  await page.getByRole('heading', { name: 'Connect wallet' }).waitFor()
  return { page, complaints }
}

const byMouse = (page: Page) => page.getByRole('button', { name: 'Connect wallet' }).click()
const byFinger = (page: Page) => page.getByRole('button', { name: 'Connect wallet' }).tap()
const byKeys = async (page: Page) => {
  await page.getByRole('button', { name: 'Connect wallet' }).focus()
  await page.keyboard.press('Enter')
}

/** The host's dialog stands, alone and as it was left. */
async function expectOrder(page: Page) {
  await ours(page).waitFor({ state: 'hidden' })
  await expect.poll(() => noteOf(page).inputValue()).toBe(note)
  await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
}

describe.each(kinds)('inside a dialog of %s', (kind) => {
  test('a visitor uses our dialog, and the input in the host dialog remains', async () => {
    const { page, complaints } = await order(kind, byMouse)
    expect(await page.locator('latchkey-modal').getAttribute('aria-hidden')).toBeNull()
    await ours(page)
      .getByRole('button', { name: /All wallets/i })
      .click()
    await ours(page).getByRole('listitem').nth(3).hover()
    await page.mouse.wheel(0, 300)
    const scrolled = () =>
      ours(page)
        .locator('.list-scroll')
        .evaluate(({ scrollTop }) => scrollTop)
    await expect.poll(scrolled).toBeGreaterThan(100)
    await ours(page).getByRole('textbox').click()
    await page.keyboard.type('jun')
    expect(await ours(page).getByRole('textbox').inputValue()).toBe('jun')
    await ours(page).getByRole('button', { name: 'Close' }).click()
    await expectOrder(page)
    expect(complaints).toEqual([])
  })

  test('Escape closes our dialog first and the host dialog second', async () => {
    const { page } = await order(kind, byKeys)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('latchkey-modal')
    await page.keyboard.press('Escape')
    await expectOrder(page)
    await page.keyboard.press('Escape')
    await noteOf(page).waitFor({ state: 'hidden' })
  })

  test('a press beside ours closes it alone', async () => {
    const { page } = await order(kind, byMouse)
    const opened = await page.evaluate(() => performance.now())
    await page.waitForFunction((at) => performance.now() > at + 500, opened)
    await page.mouse.click(1200, 700)
    await expectOrder(page)
  })

  test('a finger works as the mouse does', async () => {
    const { page } = await order(kind, byFinger)
    await ours(page)
      .getByRole('button', { name: /All wallets/i })
      .tap()
    await ours(page).getByRole('textbox').tap()
    await ours(page).getByRole('button', { name: 'Close' }).tap()
    await expectOrder(page)
  })
})
