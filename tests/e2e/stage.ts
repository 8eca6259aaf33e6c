import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { startSandbox } from '../../sandbox/start.ts'
import type { Sandbox } from '../../sandbox/start.ts'

/** A sandbox and a browser for one test file. */
export type Stage = {
  readonly sandbox: Sandbox
  readonly browser: Browser
  readonly close: () => Promise<void>
}

/** Brings both up. */
export async function openStage(): Promise<Stage> {
  const sandbox = await startSandbox({})
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return {
    sandbox,
    browser,
    close: async () => {
      await browser.close()
      await sandbox.stop()
    },
  }
}

/** Opens the demo page in a browser context of its own, and collects what it complains about. */
export async function visit(
  { browser, sandbox }: Stage,
  {
    query = '',
    viewport = { width: 1280, height: 800 },
    isClockInstalled = false,
  }: { query?: string; viewport?: { width: number; height: number }; isClockInstalled?: boolean } = {},
): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const context = await browser.newContext({ viewport, acceptDownloads: true, reducedMotion: 'reduce' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  if (isClockInstalled) await page.clock.install()
  await page.goto(`${sandbox.endpoints.demo}${query}`)
  return { page, complaints }
}
