import { devices } from 'playwright'
import type { Browser, Page } from 'playwright'
import { onTestFinished, TestRunner } from 'vitest'
import type { Sandbox } from '../../sandbox/start.ts'
import { openBrowser } from '../browser.ts'
import { patience } from '../patience.ts'
import { openSandbox } from '../shared-sandbox.ts'

/** A sandbox and a browser for one test file. */
export type Stage = {
  readonly sandbox: Sandbox
  readonly browser: Browser
  readonly close: () => Promise<void>
}

/** Brings both up. */
export async function openStage(): Promise<Stage> {
  const [sandbox, browser] = await Promise.all([openSandbox(), openBrowser()])
  return {
    sandbox,
    browser,
    close: async () => {
      await browser.close()
      await sandbox.stop()
    },
  }
}

/** Opens the demo page in a browser context of its own, for EVM alone where the query names no networks, without the secure frame where it names no features, and collects what it complains about; the test's end closes it and ends all faults. */
export async function visit(
  { browser, sandbox }: Stage,
  {
    query = '',
    viewport = { width: 1280, height: 800 },
    isClockInstalled = false,
    isPhone = false,
    beforeItOpens = async () => {},
  }: {
    query?: string
    viewport?: { width: number; height: number }
    isClockInstalled?: boolean
    isPhone?: boolean
    beforeItOpens?: (page: Page) => Promise<void>
  } = {},
): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const context = await browser.newContext({
    ...(isPhone ? devices['Pixel 7'] : { viewport }),
    acceptDownloads: true,
    reducedMotion: 'reduce',
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  if (TestRunner.getCurrentTest()) {
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await tellWhatIsShown(page, complaints)
      sandbox.recover()
      await context.close()
    })
  }
  if (isClockInstalled) await page.clock.install()
  await beforeItOpens(page)
  await page.goto(withoutMore(`${sandbox.endpoints.demo}${query}`))
  return { page, complaints }
}

function withoutMore(page: string): string {
  const url = new URL(page)
  const settings = new URLSearchParams(url.hash.slice(1))
  if (!settings.has('networks'))
    settings.set('networks', ['eip155:1', 'eip155:8453', 'eip155:137'].join('\n'))
  if (!settings.has('features')) settings.set('features', '')
  url.hash = settings.toString()
  return url.href
}

/** Says what a visitor saw, and what the page complained about, where a test did not see what it waited for. */
async function tellWhatIsShown(page: Page, complaints: readonly string[]): Promise<void> {
  const shown = await page
    .locator('dialog')
    .first()
    .innerText({ timeout: 5000 })
    .catch(() => 'no modal')
  process.stdout.write(`${[page.url(), shown, ...complaints].join('\n')}\n`)
}
